"""Three collections for `search_fixtures.py`, made with Anki's own engine and a clock that stands.

Each has the notes of a learner over more than 400 days: words of four languages; medicine and
geography with clozes, and writing systems beside the Latin one; and a collection that is about
scheduling, with every state that a card can have. Ids, times and guids follow from a seed.
"""

import random
import time
import unicodedata

DAY = 86_400
ROLLOVER_HOUR = 4
# The days since the collections were made.
AGE = 460

# English, German, French, Spanish, part of speech.
WORDS = [line.split(",") for line in """
house,das Haus,la maison,la casa,noun
street,die Straße,la rue,la calle,noun
school,die Schule,l'école,la escuela,noun
pupil,der Schüler,l'élève,el alumno,noun
summer,der Sommer,l'été,el verano,noun
winter,der Winter,l'hiver,el invierno,noun
tomorrow,morgen,demain,mañana,adverb
child,das Kind,l'enfant,el niño,noun
year,das Jahr,l'année,el año,noun
coffee,der Kaffee,le café,el café,noun
naive,naiv,naïf,ingenuo,adjective
boy,der Junge,le garçon,el chico,noun
heart,das Herz,le cœur,el corazón,noun
egg,das Ei,l'œuf,el huevo,noun
ox,der Ochse,le bœuf,el buey,noun
forest,der Wald,la forêt,el bosque,noun
hospital,das Krankenhaus,l'hôpital,el hospital,noun
already,schon,déjà,ya,adverb
where,wo,où,dónde,adverb
key,der Schlüssel,la clé,la llave,noun
door,die Tür,la porte,la puerta,noun
bridge,die Brücke,le pont,el puente,noun
to hear,hören,entendre,oír,verb
to read,lesen,lire,leer,verb
to go,gehen,aller,ir,verb
to speak,sprechen,parler,hablar,verb
to write,schreiben,écrire,escribir,verb
to swim,schwimmen,nager,nadar,verb
to find,finden,trouver,encontrar,verb
to be able,können,pouvoir,poder,verb
beautiful,schön,beau,hermoso,adjective
small,klein,petit,pequeño,adjective
big,groß,grand,grande,adjective
green,grün,vert,verde,adjective
hot,heiß,chaud,caliente,adjective
cold,kalt,froid,frío,adjective
white,weiß,blanc,blanco,adjective
tree,der Baum,l'arbre,el árbol,noun
bird,der Vogel,l'oiseau,el pájaro,noun
dog,der Hund,le chien,el perro,noun
cat,die Katze,le chat,el gato,noun
fish,der Fisch,le poisson,el pez,noun
bread,das Brot,le pain,el pan,noun
apple,der Apfel,la pomme,la manzana,noun
pear,die Birne,la poire,la pera,noun
exercise,die Übung,l'exercice,el ejercicio,noun
oil,das Öl,l'huile,el aceite,noun
ear,das Ohr,l'oreille,la oreja,noun
foot,der Fuß,le pied,el pie,noun
tooth,der Zahn,la dent,el diente,noun
Christmas,Weihnachten,Noël,Navidad,noun
window,das Fenster,la fenêtre,la ventana,noun
head,der Kopf,la tête,la cabeza,noun
island,die Insel,l'île,la isla,noun
Sunday,der Sonntag,dimanche,domingo,noun
Saturday,der Samstag,samedi,sábado,noun
well-known,bekannt,bien connu,conocido,adjective
question,die Frage,la question,la pregunta,noun
answer,die Antwort,la réponse,la respuesta,noun
language,die Sprache,la langue,la lengua,noun
penguin,der Pinguin,le pingouin,el pingüino,noun
shame,die Scham,la honte,la vergüenza,noun
""".strip().split("\n")]

SENTENCES = [
    "{0} is <b>{1}</b> in German.", "I like the {0}.<br>Ich mag {1}.",
    "<div>{2}</div><div>{3}</div>", "{1} &amp; {2}", "{0}:&nbsp;<i>{3}</i> (see p. {4})",
    'Qu\'est-ce que c\'est ? C\'est {2}&nbsp;!', "{1} &lt; {0} &gt; {3}",
    '<img src="{5}_{4}.jpg"> {0}', "[sound:{5}-{4}.mp3] {2}", "re<b>a</b>d: {0}, {1}; {3}.",
    "100% {0} a_b 2*3 back\\slash", "\"{0}\" – „{1}“ – «{2}» – ¿{3}?", "{0}\t{1}",
    '<span style="color: rgb(170, 0, 0)">{1}</span> {0}', "<!-- {3} -->{0}",
]

CLOZES = [
    "{{{{c1::{0}}}}} is the capital of {{{{c2::{1}::country}}}}.",
    "The {{{{c1::{0}}}}} lies in {{{{c2::{1} and {{{{c3::{2}}}}}}}}}.",
    "{{{{c1::{0}::city}}}}<br>{{{{c1::{1}}}}} – {{{{c2::{2}}}}}",
    "<ul><li>{{{{c1::{0}}}}}</li><li>{{{{c2::{1}}}}}</li></ul>",
    "{{{{c1::Pa}}}}{{{{c2::ris}}}} &amp; {0}, {1}", "{0} {{{{c1::{1}}}}} &nbsp;{2}",
]

PLACES = [line.split(",") for line in """
Paris,France,the Île-de-France
Berlin,Germany,Brandenburg
São Paulo,Brazil,the Tietê valley
Bogotá,Colombia,Cundinamarca
Reykjavík,Iceland,Faxaflói
Kraków,Poland,Małopolska
İstanbul,Turkey,Marmara
Ağrı,Turkey,Doğu Anadolu
Ελλάδα,Greece,Σπάρτη και Αθήνα
ΑΘΗΝΑ,Greece,Αττική
Москва,Россия,Подмосковье
Київ,Україна,Поділ
Aorta,heart,left ventricle
Nervus vagus,medulla oblongata,thorax
Musculus soleus,leg,calf
femur,thigh,hip and knee
β-blocker,heart rate,hypertension
Na⁺/K⁺-ATPase,membrane,ion gradient
H₂O,water,solvent
Ménière's disease,inner ear,vertigo
Sjögren syndrome,glands,dry mouth
Ørsted,Denmark,Æbelø
Łódź,Poland,Mazowsze
Þingvellir,Iceland,Æsir
Đakovo,Croatia,Ħal Far
Große Straße,Germany,œuvre
""".strip().split("\n")]

# Text, reading, meaning.
CHARACTERS = [line.split(",") for line in """
学习,xuéxí,to study
学校,xuéxiào,school
中文,Zhōngwén,Chinese language
中国,Zhōngguó,China
北京,Běijīng,Beijing
医学,yīxué,medicine
日本語,にほんご,Japanese language
日本,にほん,Japan
勉強,べんきょう,study
学校へ行く,がっこうへいく,to go to school
東京,とうきょう,Tokyo
心臓,しんぞう,heart
ガッコウ,がっこう,school
ﾆﾎﾝｺﾞ,ニホンゴ,half width
ＡＢＣ１２３,abc123,full width
ｶﾞｷﾞｸﾞ,ガギグ,half width voiced
ぱぴぷ,パピプ,kana
한국어,hangugeo,Korean language
학교,hakgyo,school
사람,saram,person
مدرسة,madrasa,school
كِتَاب,kitāb,book
בית ספר,beit sefer,school
שָׁלוֹם,shalom,peace
😀 heart ❤️,emoji,smile
👩‍⚕️,emoji,doctor
🇯🇵 日本,flag,Japan
ﬁn Ⅳ ½ ㎏,ligatures,compatibility
ſtraſſe,long s,street
K 300,Kelvin,unit
straße STRASSE,sz,street
""".strip().split("\n")]

CLOCKS = {1: ("Europe/Berlin", "2026-02-10 10:00:00"), 2: ("Asia/Tokyo", "2026-01-15 02:30:00"),
          3: ("America/St_Johns", "2026-02-20 22:15:00")}
NOTES = {1: 400, 2: 300, 3: 200}


class Maker:
    """A collection under way."""

    def __init__(self, col, number):
        self.col = col
        self.rng = random.Random(2600 + number)
        self.number = number
        self.now = int(time.time())
        # The end of the day of study.
        self.cutoff = col.sched.day_cutoff
        self.decks = {}

    def deck(self, name):
        if name not in self.decks:
            self.decks[name] = self.col.decks.id(name)
        return self.decks[name]

    def note(self, kind, deck, fields, tags=()):
        note = self.col.new_note(self.col.models.by_name(kind))
        note.fields = fields
        note.tags = list(tags)
        self.col.add_note(note, self.deck(deck))

    def type(self, name, fields, templates, sorted_by=0):
        models = self.col.models
        made = models.new(name)
        for field in fields:
            models.add_field(made, models.new_field(field))
        for title, front, back in templates:
            template = models.new_template(title)
            template["qfmt"], template["afmt"] = front, back
            models.add_template(made, template)
        made["sortf"] = sorted_by
        models.add(made)

    def preset(self, name, decks):
        made = self.col.decks.add_config(name)
        for deck in decks:
            changed = self.col.decks.get(self.deck(deck))
            changed["conf"] = made["id"]
            self.col.decks.save(changed)

    def form(self, text):
        """A text as it is, in parts (NFD), or in upper case."""
        kind = self.rng.random()
        if kind < 0.15:
            return unicodedata.normalize("NFD", text)
        return text.upper() if kind < 0.22 else text

    def days_ago(self):
        """A number of days, small ones more often."""
        return int(AGE * self.rng.random() ** 2.5)

    def moment(self, days, edges=0.15):
        """A millisecond of the day of study that was some days ago, often near its beginning."""
        start = (self.cutoff - DAY * (days + 1)) * 1_000
        latest = self.now * 1_000
        if self.rng.random() < edges:
            at = start + self.rng.choice([-1_000, -1, 0, 1, 999, 1_000, 60_000])
        else:
            at = start + self.rng.randrange(DAY * 1_000)
        return min(at, latest - self.rng.randrange(60_000))


def languages(make):
    make.type("Vokabel+", ["Word", "Part of Speech", "Meaning", "Example Sentence", "50% Notes"], [
        ("Recognition", "{{Word}} {{Part of Speech}}", "{{Meaning}}"),
        ("Production (hard)", "{{Meaning}}", "{{Word}}"),
        ("With_example*", "{{#Example Sentence}}{{Example Sentence}}{{/Example Sentence}}",
         "{{Word}}")])
    decks = ["Sprachen::Deutsch::A1", "Sprachen::Deutsch::A2", "Sprachen::Deutsch",
             "Sprachen::Français", "Sprachen::Español::Verben (stark)", "English", "50% off_deck",
             "a*b", "axb", "Österreich & Schweiz", "x_y", "xay", "Default", "English::is:due"]
    tags = ["verb::strong", "verb::weak", "verb", "noun", "noun::der", "noun::die", "noun::das",
            "Adjektiv", "français", "École", "a_b", "axb", "50%", "c*d", "marked", "leech",
            "lesson::01", "lesson::02", "lesson::10", "Ñandú", "verbose", "x.y", "über::größe"]
    rng = make.rng
    kinds = ["Basic", "Basic (and reversed card)", "Vokabel+", "Basic (type in the answer)"]
    for number in range(NOTES[1]):
        english, german, french, spanish, part = WORDS[number * 7 % len(WORDS)]
        chosen = [make.form(word) for word in (english, german, french, spanish)]
        stem = part + str(number % 9)
        text = rng.choice(SENTENCES).format(*chosen, rng.randrange(400), stem)
        kind = rng.choices(kinds, [5, 3, 4, 1])[0]
        front, back = rng.sample(chosen, 2)
        if rng.random() < 0.25:
            frame = rng.choice(["<b>{}</b>", "{}<br>", "<div>{}</div>", "&nbsp;{}", "{} "])
            front = frame.format(front)
        named = rng.sample(tags, rng.choice([0, 0, 1, 1, 2, 3]))
        if kind == "Vokabel+":
            fields = [front, part, back, text if rng.random() < 0.7 else "",
                      rng.choice(["", "", str(number), "see " + stem])]
        else:
            fields = [front, text if rng.random() < 0.6 else back]
        make.note(kind, rng.choice(decks), fields, named)
    # No exponents: the engine keeps a sort field that looks like a number as that number.
    for front in ("123", "4.50", "<b>007</b>", " 12 ", "a &amp; b", "a & b", "d<b>o</b>g",
                  "one&nbsp;two", "one two", "one\u00a0two", "one<br>two", "and", "or",
                  "(brackets)", "-minus", "deck:English"):
        make.note("Basic", "English", [front, ""], ["odd"])
    make.preset("Hard words", ["Sprachen::Deutsch::A1", "a*b"])
    make.preset("Größe_1", ["English"])


def places(make):
    make.type("汉字", ["Hanzi", "Pinyin", "Meaning", "例文"], [
        ("认读", "{{Hanzi}}", "{{Pinyin}}"), ("书写", "{{Meaning}}", "{{Hanzi}}")], 1)
    cloze = make.col.models.copy(make.col.models.by_name("Cloze"))
    cloze = make.col.models.by_name(cloze["name"])
    cloze["name"] = "Cloze Ärzte"
    make.col.models.update_dict(cloze)
    decks = ["Medizin::Anatomie", "Medizin::Pharmakologie", "Medizin", "Erdkunde::Europa",
             "Erdkunde::Südamerika", "中文::第1課", "日本語", "日本語::漢字", "한국어", "Other"]
    tags = ["anatomy::heart", "anatomy::leg", "anatomy", "geo::europe", "geo", "医学", "日本",
            "漢字::N5", "漢字::N4", "hsk_1", "ελλάδα", "россия", "marked", "ĞÜL"]
    rng = make.rng
    for number in range(NOTES[2]):
        named = rng.sample(tags, rng.choice([0, 1, 1, 2]))
        kind = rng.random()
        if kind < 0.45:
            one, two = rng.sample(PLACES, 2)
            text = rng.choice(CLOZES).format(*[make.form(part) for part in one])
            extra = rng.choice(["", two[0], "<b>" + two[2] + "</b>", "{{c9::no cloze}}"])
            make.note(rng.choice(["Cloze", "Cloze", "Cloze Ärzte"]), rng.choice(decks[:5]),
                      [text, extra], named)
        elif kind < 0.8:
            text, reading, meaning = rng.choice(CHARACTERS)
            other = rng.choice(CHARACTERS)[0]
            example = rng.choice(["", f"{text}と{other}。", f"<b>{text}</b>很好，{other}",
                                  f"<ruby>{text}<rt>{reading}</rt></ruby>", f"{other}　{text}"])
            make.note("汉字", rng.choice(decks[5:]), [
                make.form(text), make.form(reading), meaning, example], named)
        else:
            one, two = rng.choice(PLACES), rng.choice(CHARACTERS)
            make.note(rng.choice(["Basic", "Basic (and reversed card)"]), rng.choice(decks), [
                make.form(one[0]), make.form(f"{one[1]} [{two[0]}] {two[2]}")], named)
    make.preset("医学 preset", ["Medizin", "Medizin::Anatomie"])


def scheduled(make):
    decks = ["Study", "Study::Mornings", "Study::Evenings", "Exam 2026", "Exam 2026::Part 1",
             "Rest"]
    tags = ["leech", "exam", "exam::hard", "later"]
    rng = make.rng
    for number in range(NOTES[3]):
        word = rng.choice(WORDS)
        front = f"Question {number % 170}" if number % 4 else make.form(rng.choice(word[:4]))
        named = rng.sample(tags, rng.choice([0, 0, 1, 2]))
        kind = rng.choice(["Basic", "Basic", "Basic (and reversed card)"])
        make.note(kind, rng.choice(decks), [
            front, f"Answer {number} – {rng.randrange(40)}, {make.form(word[1])}"], named)
    make.preset("FSRS 90%", ["Study", "Study::Mornings"])
    make.preset("Exam_a", ["Exam 2026"])
    make.preset("Exam*", ["Exam 2026::Part 1"])
    make.preset("größer", ["Rest"])


def name_parts(make):
    """Gives the fields and templates ids that do not differ between runs."""
    for kind in sorted(make.col.models.all(), key=lambda kind: kind["id"]):
        for index, part in enumerate(kind["flds"] + kind["tmpls"]):
            part["id"] = kind["id"] % 1_000 * 100 + index + 1
        make.col.models.update_dict(kind)


STATES = ["new"] * 4 + ["learning"] * 2 + ["day learning"] + ["review"] * 8 + ["relearning"] * 2 + [
    "day relearning"]


def spread_ids(make):
    """Gives the notes ids of many days, and the cards ids of the same day or a later one."""
    db, rng = make.col.db, make.rng
    taken, notes, cards = set(), {}, []
    for index, note in enumerate(db.list("select id from notes order by id")):
        days = make.days_ago()
        made = make.moment(days)
        while made in taken:
            made += 1
        taken.add(made)
        notes[note] = made
        edited = max(made // 1_000, make.moment(rng.randrange(days + 1)) // 1_000)
        if rng.random() < 0.1:
            edited = make.cutoff - DAY * rng.randrange(1, 30) + rng.choice([-1, 0, 1])
        guid = f"g{make.number}-{index}"
        db.execute("update notes set id = ?, mod = ?, guid = ? where id = ?", -made, edited, guid,
                   note)
    # The engine makes the cards of a note in any order.
    for card, note in db.all("select id, nid from cards order by nid, ord"):
        made = notes[note] if rng.random() < 0.85 else make.moment(make.days_ago())
        while made in taken and made != notes[note] or made in cards:
            made += 1
        taken.add(made)
        cards.append(made)
        db.execute("update cards set id = ?, nid = ? where id = ?", -made, notes[note], card)
    db.execute("update notes set id = -id")
    db.execute("update cards set id = -id")


def history(make, card, state):
    """Writes rows into the log for a card since it was made; answers the last answer's second."""
    rng, db = make.rng, make.col.db
    age = max(0, (make.cutoff * 1_000 - card.id) // (DAY * 1_000))
    rows = rng.choice([1, 2, 4, 6, 9, 14]) if state != "new" else rng.choice([0, 0, 0, 1, 2])
    days = sorted((rng.randrange(age + 1) for _ in range(rows)), reverse=True)
    last = None
    for index, day in enumerate(days):
        at = make.moment(day, edges=0.25)
        while db.scalar("select count() from revlog where id = ?", at):
            at += 1
        kind = 0 if index == 0 else rng.choices([0, 1, 2, 3, 4, 5], [2, 9, 2, 1, 1, 1])[0]
        if state == "new" and index == 0:
            kind = rng.choice([4, 0, 0])
        ease = rng.choices([1, 2, 3, 4], [3, 2, 8, 2])[0]
        factor = rng.choice([0, 1_300, 2_150, 2_500, 512, 880])
        interval = rng.choice([-600, 1, 3, 8, 21, 90])
        if kind in (4, 5):
            ease = 0
            # Type 4 without a factor is a reset.
            factor = factor if kind == 5 else rng.choice([0, 2_500])
        db.execute("insert into revlog values (?, ?, 0, ?, ?, ?, ?, ?, ?)", at, card.id, ease,
                   interval, rng.choice([-60, 1, 4]), factor, rng.randrange(900, 60_000), kind)
        if ease:
            last = at // 1_000
    return last


def schedule(make, heavy):
    """Gives every card a state; `heavy` for all kinds with the memory of FSRS."""
    from anki.cards import FSRSMemoryState

    col, rng = make.col, make.rng
    today = col.sched.today
    modified = {}
    for position, number in enumerate(col.db.list("select id from cards order by id")):
        card = col.get_card(number)
        state = rng.choice(STATES if heavy else STATES[:12] + ["new"] * 12)
        last = history(make, card, state) or make.now - rng.randrange(DAY)
        card.flags = rng.choice([0, 0, 0, 0, *range(8)]) if heavy else rng.choice([0] * 9 + [1, 4])
        card.queue = card.type = 0
        card.due = rng.choice([position, position // 3, 100 + position])
        card.ivl = card.reps = card.lapses = card.left = card.factor = 0
        if state == "new":
            if rng.random() < 0.2:
                card.reps, card.lapses = rng.randrange(9), rng.randrange(3)
        else:
            card.original_position = rng.randrange(300) if rng.random() < 0.7 else None
            card.reps, card.lapses = rng.randrange(1, 40), rng.choice([0, 0, 1, 2, 8, 12])
        if state == "review":
            card.type = card.queue = 2
            card.ivl = rng.choice([1, 2, 3, 7, 8, 20, 21, 22, 90, 365, 1_000])
            card.due = today + rng.choice([-90, -7, -2, -1, 0, 0, 1, 2, 5, 7, 30, 200])
        elif state != "new":
            is_relearning = state.endswith("relearning")
            card.type = 3 if is_relearning else 1
            card.ivl = rng.choice([1, 3, 15]) if is_relearning else 0
            card.left = rng.choice([1, 2])
            if state.startswith("day"):
                card.queue, card.due = 3, today + rng.choice([-3, -1, 0, 1, 2])
            else:
                card.queue = 1
                card.due = rng.choice([
                    make.now - 86_400 * 2, make.now - 3_600, make.now, make.now + 600,
                    make.now + 1_199, make.now + 1_200, make.now + 1_201, make.cutoff - 1,
                    make.cutoff, make.cutoff + 1, make.cutoff + DAY, make.cutoff - DAY,
                    make.cutoff - DAY - 1, make.cutoff - 2 * DAY])
        if card.type:
            if rng.random() < 0.8:
                card.factor = rng.choice([1_300, 1_850, 2_100, 2_350, 2_500, 2_501, 2_800])
            if heavy:
                card.memory_state = FSRSMemoryState(
                    stability=round(0.05 * 1.9 ** rng.uniform(0, 14), 4),
                    difficulty=rng.choice([1.0, 5.5, 10.0, round(rng.uniform(1, 10), 3)]))
                card.desired_retention = rng.choice([0.8, 0.9, 0.95])
                card.decay = rng.choice([0.5, 0.1542, 0.2, None])
                card.last_review_time = last if rng.random() < 0.8 else None
        if heavy and rng.random() < 0.3:
            card.custom_data = rng.choice([
                '{"v":"reschedule"}', '{"n":1}', '{"n":2.5,"v":"a"}', '{"c":"größe"}',
                '{"n":"7"}', '{"n":null,"v":""}'])
        modified[card.id] = last
        if rng.random() < (0.2 if heavy else 0.06):
            card.queue = rng.choice([-1, -2, -3])
            # A burial ends with its day.
            modified[card.id] = make.now - 60 if card.queue != -1 else last
        col.update_card(card)
    for number, at in modified.items():
        col.db.execute("update cards set mod = ? where id = ?", at, number)


def settle_burials(make):
    """Has the log say by whom a card was buried, as Cardcase keeps no more than that it was: another
    card of the note was answered today, or else it was done by hand."""
    answered = f"""select 1 from revlog r join cards s on s.id = r.cid
        where s.nid = cards.nid and s.id != cards.id
        and r.id >= {(make.cutoff - DAY) * 1000} and r.ease > 0
        and not (r.type = 3 and r.factor = 0)"""
    make.col.db.execute(f"""update cards set queue = case when exists ({answered})
        then -2 else -3 end where queue in (-2, -3)""")


BUILDERS = {1: languages, 2: places, 3: scheduled}


def filtered(make):
    """Has filtered decks take cards of every state."""
    sched = make.col.sched
    for name, search, reschedule in (
            ("Cram", "is:review -is:suspended", False), ("Prüfung", "is:new or is:learn", True)):
        deck = sched.get_or_create_filtered_deck(deck_id=0)
        deck.name = name
        deck.config.reschedule = reschedule
        del deck.config.search_terms[1:]
        deck.config.search_terms[0].search = search
        deck.config.search_terms[0].limit = 20
        sched.add_or_update_filtered_deck(deck)


def build(path, number, with_filtered):
    """Makes a collection, and answers it opened anew."""
    from anki.collection import Collection
    from anki.config import Config

    col = Collection(path)
    created = col.db.scalar("select crt from col") - AGE * DAY
    # The engine takes the day from it when it opens the collection.
    col.db.execute("update col set crt = ?", created)
    col.close()
    col = Collection(path)
    # Text stays in the form in which it is given, as in collections of older versions.
    col.set_config_bool(Config.Bool.NORMALIZE_NOTE_TEXT, False)
    make = Maker(col, number)
    BUILDERS[number](make)
    col.set_config_bool(Config.Bool.NORMALIZE_NOTE_TEXT, True)
    col.set_config("fsrs", number == 3)
    col.set_config("rollover", ROLLOVER_HOUR)
    name_parts(make)
    spread_ids(make)
    schedule(make, heavy=number == 3)
    settle_burials(make)
    if with_filtered:
        filtered(make)
    # Pages keep what was in them before, as guids that were drawn.
    col.optimize()
    col.close()
    return Collection(path)
