print("cardcase")
