/** What people ask about money, insurance and what a price holds; the form is explained in `dealings.ts`. */
export const PAYING = `
refund = money back = get my money = returns = return policy = refundable
deposit = up front = upfront = down payment = retainer = prepay = pay ahead = prepayment = hold your date = secure your date = before you start = save a spot = save my spot = hold a spot = hold a seat = save a seat = hold a place = # down = money down = put down = put anything down
pay = paid = payment = paying = settle the bill = payment method = payment option
pay >> cash = bank notes
pay >> check = personal check
pay >> card = credit card = debit card = debit = major card = plastic
card > visa = mastercard
card > amex = american express
card > discover card
pay >> apple pay = google pay = contactless = tap to pay
pay >> paypal
pay >> venmo
pay >> zelle
pay >> cash app = cashapp
pay >> bitcoin = crypto = cryptocurrency
pay >> bank transfer = wire transfer = ach
pay >> invoice = bill me = billed = billing
pay >> hsa = fsa = health savings = flexible spending
financing = finance = payment plan = installment = instalment = pay monthly = monthly payments = pay over time = spread the = split the = split a = split it = pay later = carecredit = klarna = affirm = pay it all at once = pay it off = paying in parts = interest free = spread out the = all at once = spread it = spread my
insurance >> liability = insured = fully insured = carry insurance = liability insurance = liability cover = bonded
insurance > insurance plan
insurance >> delta = delta dental
insurance >> aetna
insurance >> cigna
insurance >> metlife
insurance >> blue cross = bcbs = blue shield
insurance >> humana
insurance >> united healthcare = uhc = unitedhealthcare
insurance >> guardian
insurance >> medicaid
insurance >> medicare
insurance >> tricare
insurance >> kaiser
insurance plan >> delta, aetna, cigna, metlife, blue cross, humana, united healthcare, guardian, medicaid, medicare, tricare, kaiser
uninsured = without insurance = do not have insurance = no insurance = have no insurance = self pay = out of pocket = not have insurance
insurance = insurer = insurances = insurance company = insurance carrier
insurance plan = insurance do you take = insurance do you accept = insurances do you take = accept insurance = take insurance = take my insurance = accept my insurance = use my insurance = bill my insurance = bill insurance = insurance accepted = in network = in-network = out of network = coverage plan
licensed = license = accredited = registered
certified > degree
certified = certification = fully qualified = highly qualified = you qualified = he qualified = she qualified = they qualified = qualification = trained = training = credential = certificate
degree = school did = go to school = went to school = dental school = medical school = law school = school of = college = university = studied at = studied in = graduate = alma mater = diploma
guarantee = can you promise = do you promise = our promise = covered for #n year = covered for #n month = covered for #n day = warranty = warrantee = guaranteed = stand behind = workmanship = warranties = come back to fix it = redo it for free = goes wrong again = breaks again
die = dies = dead = died = not make it = not survive = does not take
satisfaction = hate it = hate my = hate the = do not like = not happy with = unhappy with = do not like it = do not like the = not satisfied = does not work out
discount = anything off = something off = money off = knock off = get a break = give a break = give me a break = give us a break = break on the price = price break = percent off = percent less = pay less = # percent off = half price = save # percent = save # = reduced rate = lower rate = deal = deals = coupon = promo = promotion = special offer = daily special = weekly special = current special = monthly special = cheaper = promo code = voucher code = sale on
discount >> referral = refer a friend = recommend a friend = send a friend
discount >> first time discount = new client special = new customer offer = intro offer = intro deal = intro special = intro pass = introductory offer = introductory rate = introductory price = introductory special = introductory pass = starter deal = starter offer = starter pass = taster pass
discount >> bundle = package deal
men = man = male = gentleman = mens = men's = guys cut
women = woman = female = ladies = lady = womens
senior = seniors = pensioner = over 65 = elderly = older adult = retiree
military = veteran = vet discount = army = service member
student = students = college kid
price match = match another = beat a quote = match a price = match the price = match their price = competitor price
gift card = gift certificate = voucher = gift cards = gift = give as a present = buy as a present = gift vouchers
membership = member = monthly plan = subscription = join = sign up for a plan = maintenance plan = service plan = club
contract = commitment = lock in = locked in = locked into = tied in = tied to = bound = bound to = stuck with = sign a contract
package = packages = pack = packs = series = punch card = bundle = visit card = class pack
expire = expiry = expiration = run out = runs out = go bad = good until = good for a year = good for #n year = good for #n month = still good = valid for = good for how long = use by
free = complimentary = on us = on the house = no charge = no cost = without charge = for nothing = at no = free of charge = not charge
estimate = quote = quotation = estimates = written estimate = bid = ballpark figure = price it up = give me a price = proposal
consultation = consult = initial meeting = first meeting = evaluation = assessment = discovery call = first talk = first call = intro call = first conversation = intake call = initial visit
first visit > new patient
first visit = first appointment = first time = first session = first class = new here = never been = initial appointment = what to expect = 1st visit = beginner = 1st time = first day
service call >> inspection, first visit
service call = a visit = per visit = service visit = house visit = send someone out = send someone = send somebody = call out = callout = call-out = trip charge = trip fee = come look = come out fee = travel fee = diagnosis = diagnostic = diagnose = come take a look = look at it = find out what is wrong = what is wrong = look at the problem = just to come = dispatch fee
applied to = applied toward = credited = credit = deducted = off the bill = on top = taken off = go ahead with the = goes toward = come off = count toward = still pay = waived = waive
minimum = start at = starts at = starting at = min charge = smallest job = at least = small job = small jobs = tiny job = too small
hourly = by the hour = per hour = hour rate = an hour = flat rate = flat fee = fixed price = fixed fee
hidden fee = extra charge = surcharge = additional fee = hidden cost = extra cost = surprise = surprises = extra fee
tip = gratuity = tips = tipping
tax = sales tax
balance = the rest = remainder = remaining = pay off = final payment
`
