/** Who works there, who may come along, and what the place has; the form is explained in `dealings.ts`. */
export const PREMISES = `
experience = how long have _ been = how long have _ _ been = how long has _ been = how long has _ _ been = been practicing = in practice since = began practice = how long have you been = how long you been = been around = been doing this = been in business = been open = in business = year of experience = since #y = founded = established = since when = how old is the = started the = opened the = for over #n year = years in = how many year = year experience = # year = decades = generations = started it = opened it = started in = opened in
sibling = siblings = brother = sister = second child
bedroom = bed = br = bedrooms
owner = co-owner = co-founder = led by = headed by = started by = owned by = bought the = opened by = who started = who opened = who founded = who runs = who own = who owns = founder = founded by = run by = took over = president = owned = boss = in charge = principal = proprietor = opened the = started the company = started the
technician = tech = techs
staff = team = employee = who works = technician = who will = who does the = who do you have = who comes = who turns up = worker = who would i see = who will i see
subcontractor = sub = subs = subcontract = outsource = contractors = personally = do it yourself or = in house = in-house
background check = vetted = screened = background checked = trustworthy
review = testimonial = rating = rated = reference = stars = what do people say = reputation = feedback = bbb
photo = picture = portfolio = gallery = before and after = see your work = examples of = example of your = past work = past project = previous work = see some of your
language = speak = spanish speaking = interpreter = translator = bilingual = habla
spanish = español = habla = espanol
speak >> spanish
speak > french
speak > mandarin = chinese
speak > portuguese
speak > vietnamese
speak > polish
speak > russian
speak > arabic
speak > korean
parking = car park = place to park = leave the car = park my car = park = where do i park = garage parking = parking lot = lot behind = parking spot = parking space
bus = public transport = public transit = train = subway = transit = metro = light rail = streetcar = tram = train station = bus stop = bus station = subway station
wheelchair = accessible = accessibility = disabled = disability = step-free = step free = elevator = lift = stairs = ramp = handicap = handicapped = walker = mobility = ada
wifi = wi fi = internet
coffee = tea = refreshment = drink = beverage
food = eat = snack = meal = lunch
waiting room = waiting area = lounge = wait inside = while i wait = while you wait = place to sit = sit and wait = wait there
restroom = toilet = bathroom for customers = washroom
pet > dog = puppy = doggy
pet > cat = kitten = moggy = kitty
pet > rabbit = bunny
bird = birds
bird > parrot = parakeet = budgie
reptile > snake
reptile > lizard = gecko = turtle = tortoise
horse = horses = pony
waste = poop = feces = droppings = litter box
pet = animal = pets
child = kid = children = kids = toddler = baby = infant = son = daughter = stepson = stepdaughter = grandson = granddaughter = grandchild = nephew = niece = little one = pediatric = family friendly = minor = under 18 = teenager = teen = #n year old = # yr old = newborn = newborns
age limit >> child
age limit = minimum age = how old do = old enough = youngest = from age = age = what age = ages = age requirement
pregnant = pregnancy = expecting = prenatal = months along = breastfeeding = nursing = trimester
covid = mask = vaccinated = vaccine = coronavirus
first aid = safety = safe
allergy = allergic = allergies = sensitive skin = latex = nut free = gluten
`
