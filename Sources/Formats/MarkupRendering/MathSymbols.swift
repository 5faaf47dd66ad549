/// The commands of TeX that stand for one character.
enum MathSymbols {
  /// Letters and operators.
  static let symbols = table(
    """
    alpha α, beta β, gamma γ, delta δ, epsilon ε, varepsilon ε, zeta ζ, eta η, theta θ, vartheta ϑ,
    iota ι, kappa κ, lambda λ, mu μ, nu ν, xi ξ, pi π, rho ρ, sigma σ, varsigma ς, tau τ, upsilon υ,
    phi φ, varphi φ, chi χ, psi ψ, omega ω, Gamma Γ, Delta Δ, Theta Θ, Lambda Λ, Xi Ξ, Pi Π,
    Sigma Σ, Upsilon Υ, Phi Φ, Psi Ψ, Omega Ω, infty ∞, partial ∂, nabla ∇, hbar ℏ, ell ℓ, Re ℜ,
    Im ℑ, aleph ℵ, emptyset ∅, varnothing ∅, forall ∀, exists ∃, neg ¬, lnot ¬, angle ∠, circ ∘,
    degree °, prime ′, dots …, ldots …, cdots ⋯, sum ∑, prod ∏, int ∫, iint ∬, oint ∮, langle ⟨,
    rangle ⟩, lfloor ⌊, rfloor ⌋, lceil ⌈, rceil ⌉, cdot ·, times ×, pm ±, mp ∓, div ÷, ast ∗,
    star ⋆, bullet •, oplus ⊕, otimes ⊗, cup ∪, cap ∩, setminus ∖, wedge ∧, land ∧, vee ∨, lor ∨,
    mid ∣, top ⊤, bot ⊥, dagger †, imath ı, jmath ȷ, lbrace {, rbrace }, backslash \\, triangle △
    """
  )
  /// Relations and arrows, which stand between blanks.
  static let relations = table(
    """
    le ≤, leq ≤, ge ≥, geq ≥, ne ≠, neq ≠, ll ≪, gg ≫, approx ≈, equiv ≡, sim ∼, simeq ≃, cong ≅,
    propto ∝, in ∈, notin ∉, ni ∋, subset ⊂, subseteq ⊆, supset ⊃, supseteq ⊇, to →, rightarrow →,
    leftarrow ←, gets ←, leftrightarrow ↔, Rightarrow ⇒, Leftarrow ⇐, Leftrightarrow ⇔, iff ⇔,
    implies ⇒, mapsto ↦, longrightarrow ⟶, uparrow ↑, downarrow ↓, perp ⊥, parallel ∥,
    rightleftharpoons ⇌, models ⊨, vdash ⊢, lt <, gt >, prec ≺, succ ≻, therefore ∴, because ∵
    """
  )
  /// Sets.
  static let doubled = table("N ℕ, Z ℤ, Q ℚ, R ℝ, C ℂ, P ℙ, H ℍ")
  /// Marks above a letter, as combining characters.
  static let accents = [
    "vec": "\u{20D7}", "bar": "\u{304}", "hat": "\u{302}", "dot": "\u{307}", "ddot": "\u{308}",
    "tilde": "\u{303}",
  ]
  /// Functions, which are written as their names.
  static let functions: Set<String> = [
    "sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh",
    "log", "ln", "lg", "exp", "lim", "max", "min", "sup", "inf", "det", "dim", "ker", "gcd", "deg",
    "arg", "mod",
  ]

  private static func table(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    for entry in text.split(separator: ", ") {
      for line in entry.split(separator: ",\n") {
        let parts = line.split(whereSeparator: \.isWhitespace)
        if parts.count == 2 { table[String(parts[0])] = String(parts[1]) }
      }
    }
    return table
  }
}
