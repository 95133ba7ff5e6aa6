/**
 * What people mean when they deal with any small business. One group a line: `a = b` are words for one thing,
 * `a > b` says that b is a kind of a and that each answers a question about the other,
 * `a >> b` that b answers a question about a, but not the other way round. `#n` is any number, `#y` a year, `_` any word.
 */
export const DEALINGS = `
cancel > quit
quit = end my = stop my = stop lesson = stop coming = stop going = terminate = get out of = leave whenever
cancel = move my date = change the date = change my date = move the date = different day = another day = change date = cancellation = call off = back out = can not make it = change my mind = reschedule = rescheduling = postpone = move my appointment = change my appointment = not able to make it = plans change = unable to keep
no show = is sick = am sick = get sick = gets sick = can not come = no-show = miss = missed = do not show = do not turn up = not show up = forget my appointment
running late = running _ late = running _ _ late = be _ minute late = be _ _ late = # minute late = minute late = late arrival = arrive late = late arrivals = be late = tardy = am late = show up late = get there late = grace period
refund = money back = get my money = returns = return policy = refundable
deposit = up front = upfront = down payment = retainer = prepay = pay ahead = prepayment = hold your date = secure your date = before you start
pay = payment = paying = settle the bill = payment method = payment option
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
uninsured = without insurance = do not have insurance = no insurance = have no insurance = self pay = out of pocket = not have insurance
insurance = insurer = insurances = in network = in-network = out of network = insurance plan = coverage plan = insurance company = insurance carrier
licensed = license = bonded = insured = accredited = registered = carry insurance = liability insurance = fully insured
certified > degree
certified = certification = qualified = qualification = trained = training = credential = certificate
degree = school = college = university = studied = graduate = alma mater = diploma
guarantee = warranty = warrantee = guaranteed = stand behind = workmanship = warranties = come back to fix it = redo it for free = goes wrong again = breaks again
die = dies = dead = died = not make it = not survive = does not take
satisfaction = hate it = hate my = hate the = do not like = not happy with = unhappy with = do not like it = do not like the = not satisfied = does not work out
discount = percent off = # percent off = half price = save # percent = save # = reduced rate = lower rate = deal = deals = coupon = promo = promotion = special offer = specials = money off = cheaper = promo code = voucher code = sale on
discount >> referral = refer a friend = recommend a friend = send a friend
discount >> first time discount = new client special = new customer offer = intro offer = introductory
discount >> bundle = package deal = multi
men = man = male = gentleman = mens = men's = guys cut
women = woman = female = ladies = lady = womens
senior = seniors = pensioner = over 65 = elderly = older adult = retiree
military = veteran = vet discount = army = service member
student = students = college kid
price match = match another = beat a quote = match a price = match the price = match their price = competitor price
gift card = gift certificate = voucher = gift cards = gift = give as a present = buy as a present = gift vouchers
membership = member = monthly plan = subscription = join = sign up for a plan = maintenance plan = service plan = club
contract = commitment = lock in = locked in = locked into = tied in = tied to = bound = bound to = stuck with = sign a contract
package = packages = series = punch card = bundle = visit card = class pack
expire = expiry = expiration = run out = valid for = good for how long = use by
free = complimentary = no charge = no cost = without charge = for nothing = at no = free of charge = not charge
estimate = quote = quotation = estimates = written estimate = bid = ballpark figure = price it up = give me a price = proposal
consultation = consult = initial meeting = first meeting = evaluation = assessment = discovery call = intake call = initial visit
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
sick = throwing up = vomiting = unwell = ill
emergency = midnight = after you close = emergencies = urgent = urgently = right away = immediately = after hours = after-hours = out of hours = middle of the night = weekend call = something breaks = what do i do at night = night line
same day = same-day = one visit = single visit = how fast = how quick = how soon = next day = this afternoon = straight away = fast can = quick can = soon can
walk in = walk-in = walkin = walk ins = walk-ins = just show up = just turn up = drop in = drop-in = without an appointment = no appointment = just come in = swing by = stop by = pop in = need an appointment = make an appointment or = need to book = book ahead = by appointment = book in advance = schedule in advance = appointment necessary = appointment required = need a reservation = appointment only = need to call first
wait time = waiting time = the wait = wait times
turnaround > duration
turnaround = within #n day = within #n week = within #n hour = ready by = when will it be ready = how long until = how long til = how long till = finish = lead time = done by = get it back
duration = how long do = how long is = how long are = how long would = how long will = how long does = #n minute = #n hour = #n week = how many minute = how many hour = how much time = how many days = take about = #n days = #n month = to # week = half an hour = a couple of hour = all day = couple of days = takes about
how often = every #n = every six = once a = twice a = frequency = how frequently = how regular = how many times = every three = every few = every year = each month = biweekly = every other week = weekly
experience = how long have you been = how long you been = been around = been doing this = been in business = been open = in business = year of experience = since #y = founded = established = since when = how old is the = started the = opened the = for over #n year = for #n year = years in = how many year = year experience = # year = decades = generations
sibling = siblings = brother = sister = second child
bedroom = bed = br = bedrooms
owner = led by = headed by = started by = owned by = bought the = opened by = who started = who opened = who founded = who runs = who own = who owns = founder = founded by = run by = runs = owned = boss = in charge = principal = proprietor = opened the = started the company = started the
technician = tech = techs
staff = team = employee = who works = technician = who will = who does the = who do you have = who comes = who turns up = worker = who would i see = who will i see
subcontractor = sub = subs = subcontract = outsource = contractors = personally = do it yourself or = in house = in-house
background check = vetted = screened = background checked = trustworthy
review = testimonial = rating = rated = reference = stars = what do people say = reputation = feedback = bbb
photo = picture = portfolio = gallery = before and after = see your work = examples of = example of your = past work = past project = your work = previous work = see some of your
language = speak = spanish speaking = interpreter = translator = bilingual = habla
spanish = español = habla = espanol
speak > spanish
speak > french
speak > mandarin = chinese
speak > portuguese
speak > vietnamese
speak > polish
speak > russian
speak > arabic
speak > korean
parking = car park = place to park = leave the car = park my car = park = where do i park = garage parking = parking lot = lot behind = parking spot = parking space
bus = public transport = public transit = train = subway = transit = metro = light rail = streetcar = tram
wheelchair = accessible = accessibility = disabled = disability = step-free = step free = elevator = lift = stairs = ramp = handicap = handicapped = walker = mobility = ada
wifi = wi fi = internet
coffee = tea = refreshment = drink = beverage
food = eat = snack = meal = lunch
waiting room = waiting area = lounge = wait inside = while i wait = while you wait = place to sit = sit and wait = wait there
restroom = toilet = bathroom for customers = washroom
pet > dog = puppy = doggy
pet > cat = kitten
pet > rabbit = bunny
bird = birds
bird > parrot = parakeet = budgie
reptile > snake
reptile > lizard = gecko = turtle = tortoise
horse = horses = pony
waste = poop = feces = droppings = litter box
pet = animal = pets
child = kid = children = kids = toddler = baby = infant = son = daughter = stepson = stepdaughter = grandson = granddaughter = grandchild = nephew = niece = little one = pediatric = family friendly = minor = under 18 = teenager = teen = #n year old = # yr old
age limit >> child
age limit = minimum age = how old do = old enough = youngest = from age = age = what age = ages = age requirement
pregnant = pregnancy = expecting = prenatal = months along = breastfeeding = nursing = trimester
covid = mask = vaccinated = vaccine = coronavirus
first aid = safety = safe
allergy = allergic = allergies = sensitive skin = latex = nut free = gluten
bring = documents do you need = paperwork do you need = what do you need from me = need from me = do i need to provide = do i need to send = bring _ with me = bring with me = have with me = need to bring = what to bring = take with me = should i have = come with = bring along
wear = dress code = what to wear = clothes = clothing = attire = outfit = shoes
paperwork = form = forms = intake form = fill in = fill out = new patient form = document = questionnaire = registration form
prepare = preparation = before my appointment = get ready = beforehand = before you come = before you arrive = arrive early = come early = how early
aftercare = afterwards = after my appointment = recovery = downtime = heal = after care
at home = got to be there = have to be there = stay home = stay at home = be home = be there when = need to be there = be present = someone home = do i have to be = home when = be at home
gate = unlocked = key = lockbox
pick up = pickup = collect = collection = picked up
drop off = leave my dog = leave my cat = leave my pet = leave him = leave her = leave my car = dropoff = leave it = leave the car overnight = leave it overnight = overnight = key drop = after you close = when you are closed
delivery = deliver = delivered = ship = shipping = bring it to me = send it to
loaner = loaner car = courtesy car = rental car = replacement car = car to drive = car while = a car while
shuttle = ride home = ride to work = lift home = take me home = drive me
tow = towing = tow truck = will not start = car is dead = broken down = wo not move = can not drive it = does not start = dead in
recycle = dispose = disposal = haul away = take away = get rid of = removal of the old = old one = remove the old = haul
clean up = cleanup = leave a mess = mess = tidy = clean-up
eco friendly = environment = sustainable = green = organic = chemical free = natural = non toxic = nontoxic
chemical = pesticide = herbicide = spray = sprays = weedkiller = toxic = roundup
brand = brands = manufacturer = product line = make of
product > materials
product = products = retail = buy products
in stock = stock = available to buy = on hand = carry
custom = customize = made to order = bespoke = personalized
used = second hand = pre-owned = preowned = secondhand
rent = rental = hire a = lease
trial = try it = try _ day = try _ class = try before = try _ first = try it out = free class = day pass = try a class = guest pass = taster = one off class = single class
class = lesson = group class = course = workshop = session
one on one = private = individual session = personal = 1 on 1 = one to one
group = party = parties = bachelorette = birthday = event = shower = celebration = large group = corporate event
wedding = bridal = bride
corporate = company account = business account = commercial = fleet = office building = for businesses = companies
residential = homes = houses = homeowner
virtual = online = remote = zoom = video call = telehealth = over video = over the phone = by phone = phone consultation = without coming in
over the phone = by phone = phone estimate = on the phone
in person = face to face = come to the office
mobile = house call = come to me = come to my house = come to us = home visit = house calls = at my place = travel to me = onsite = on-site
area = areas = service area = cover = serve = how far = travel = where do you work = neighborhood = town = county = radius = come out to = locations served = go out to = too far = work in
location = branch = branches = another location = second location = other locations = offices
confidential = privacy = private information = keep secret = stay between = privileged = anonymous
job opening = hiring = hire people = a job = jobs at = career = vacancy = vacancies = work for you = job application = open positions
social media = instagram = facebook = tiktok = follow you
website = web site = site
fax = fax number
new patient = new client = new customers = accepting new = taking new = take on new = taking on = taking new clients = accept new
referral needed = referral = refer me = need a referral = doctor's note = referral from
second opinion = other opinion
waitlist = waiting list = wait list = cancellation list
busy = busiest = sign up = when should i book = when should i call = how early should = quiet time = how far out = booked out = booked up = fills up = fill up = sign up early
holiday = thanksgiving = christmas = new year = memorial day = labor day = fourth of july = 4th of july = july 4th = independence day = easter = bank holiday = black friday = christmas eve = mlk day = president's day = columbus day = juneteenth = good friday
weather = rain = raining = rained = pouring = storm = snow day = wet = rains
winter = cold months
spring = springtime
fall = autumn
summer = summertime
season = what months = time of year = when in the year = january = february = march = april = may to = june = july = august = september = october = november = december
materials = supplies = own parts = bring my own = own materials = own part = customer parts = parts that customers = my own parts = i already bought = bought online = bought my own = i bought = supply my own = bring in = provide my own
permit = permits = building permit = pull permits
inspection = inspect = inspected
maintenance = tune up = tune-up = upkeep = service it = look after = care for = maintain
repair > maintenance
repair = fix = mend = broken = repairs = fixed
install > replace, build
install = installation = put in = put them in = put it in = put that in = put these in = fit = hook up = mount = set up = fitted
replace = replacement = swap = swap out = change out = new one = swap them
remove = removal = take out = take off = get rid of = take down = cut down
build = construct = construction = build me
design = plan = drawing = plans drawn
sell = selling = sells = for sale = buy = purchase
size = teams of = team of = #n square feet = #n square foot = #n sq = #n acre = how big = how large = how large = large = crew of
process = how does it work = how do you work = steps = walk me through = how it goes = procedure
complaint = complain = manager = bad experience
lost = left behind = lost and found = left my
pain = painful = hurt = hurts = ache = sore = does it hurt = killing me
safe = safety = dangerous = risk = side effect = safe for
`
