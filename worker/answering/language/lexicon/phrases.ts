/** Whole phrases in which visitors put what a business calls by one word; the form is explained in `dealings.ts`. */
export const PHRASES = `
response time = write back = writes back = respond = reply = replies = get back to people = get back to you = get back to me = hear back = hear from you = return your call = return my call = return calls = answer emails = answer messages = messages are returned = messages are typically returned = call you back
group size = class size = group sizes = class sizes = in a class = in a group = in the class = in each class = in each group = other kids in = kids _ be in = children _ be in = per class = small group = small groups = capped at = ratio = at a time
virtual = over the computer = on the computer = on my computer = google meet = skype = facetime = by computer = over zoom = on zoom = webcam lesson = remotely
mobile = house visit = house visits = in-home = in home = come to our = come to you = comes to you = we come to you = at your home = at your door = your doorstep = our doorstep = your location = on location = to my door = in our home = travel to you = drive to you = come out to
board = keep my dog = keep my cat = keep my pet = keep him = keep her = watch my dog = watch my cat = watch my pet = look after my dog = look after my cat = mind my dog = sleep over = sleepover = boarding = kennel = stay with you while
grooming = trim fur = trim my dog = trim his = trim her = haircut for my dog = clip my dog = wash and trim = matted
spay = snipped = dog fixed = cat fixed = puppy fixed = kitten fixed = get him fixed = get her fixed = have him fixed = have her fixed = girl dog fixed = boy dog fixed = castrate = sterilize = desex
euthanasia = putting down = putting to sleep = say goodbye = quality of life = put him down = put her down = put my dog down = put my cat down
cremation = cremate = cremated = ashes = remains = the body = burial = bury
microchip = put _ chip in = chip in = the chip = chip my cat = get chipped = microchipped
vaccine = vaccinations = vaccinate = rabies = booster = distemper
pain = is it painful = sting = stings = uncomfortable = discomfort = painless
new patient = taking anyone new = taking people = take on more = room for new = see new = become a patient = become a client = become a customer = sign on as
walk in = just come by = come by without = come without = first come = first serve = first-come = do i have to call ahead = have to make a reservation = need reservations = need to reserve = without booking = without a reservation = just walk
reservation = reservations = reserve a table = book a table
cancel = something comes up = can not make = got to cancel = have to cancel = need to cancel = backing out = pull out = bail = bail on = call it off = shift my = push back my = no longer need = something came up = calling off
no show = do not come = do not make it = forget to come = forgot my = missed my = i forget
refund = get it refunded = money back if = give it back = send it back = bring it back = take it back = refunded = refunds
deposit = put something down = anything up front = anything upfront = money before = pay before = pay first = retainer fee = booking fee = security deposit = half up front = due at booking
balance = rest of it = pay the rest = remaining balance = when is the rest
pay = settle up = take as payment = ways to pay = how _ i pay = how to pay
financing = make payments = pay in installments = pay it in bits = pay a bit = pay in parts = monthly installments = payment plans = pay some now = pay little by little = spread out payments = afterpay
discount = any deals = any promos = get a deal = less if = cheaper if = special rate = special rates = group rate = group rates = rate for groups = price break if
referral = send my friends = send you customers = tell my friends = bring a friend in = send somebody your way
sibling = two kids = second kid = other kids too = both my kids = other #n kids
first time discount = new customer discount = new patient special = first visit discount = first timer deal
free = pay anything = cost anything = cost me anything = charge anything = no obligation = complimentary = does it cost to = charge for that
estimate = how much it will be = give me a number = give me an idea = rough price = rough number = come price = price the job = free estimates = free quotes = no-obligation
service call = show up fee = fee to come = charge just to = charge to come = charge to look = to come out = come out and look = charge for coming
hourly = charge by the hour = by the job = bill by the hour = charge by the job = per hour rate
hidden fee = anything extra = extra fees = add anything = tack on = catch = surprise bill = extra charges
price match = someone cheaper = cheaper somewhere = cheaper elsewhere = got a lower quote
emergency = middle of the night = at 2am = at 3am = 2 in the morning = 3 in the morning = at night = on a sunday night = where do i go = can not wait = it is bad = right this second = poison = poisoned = bleeding = swallowed = not breathing = 24/7 = 24 hours
same day = this very day = on the day = right now = get someone today = somebody today = someone today = come today = come right away
turnaround = get it back = when is it done = how long is the wait = how long are you booked = long until you = get done = be done = turn it around = takes how long = till it is done = till i get = completed within
duration = how long should i plan = how long do i need = how much of my day = take long = long does it take = all morning = last about = lasts about = time does it take
how often = how regularly = how many times a year = each year = every so often = come back = come again
at home = have to be around = have to wait around = got to be around = need to be around = do i need to stay = should i be there = someone needs to be = take off work = take the day off
prepare = get ready for = do beforehand = do anything before = before you get here = before you come = before they come = anything i should do = need to do before = move my stuff = clear out = clean up before
bring = need to have with = come with anything = should i take = have on me = have to bring = what do i need for = what do i need to come = supposed to bring
aftercare = after it is done = do afterwards = take care of it after = look after it = healing = after the treatment = care instructions = rest of the day
clean up = leave it clean = clean after yourselves = clean after = pick up after = sweep up = haul it off = take the trash = leave the mess
recycle = take the old one = haul off = haul the old = get rid of the old = dispose of it
materials = use your own stuff = bring your own stuff = your own supplies = your own equipment = have to supply = have to provide = have to buy = bring supplies = provide supplies = supply anything
eco friendly = safe for kids = safe for pets = safe around = pet safe = kid safe = harsh chemicals = chemicals do you use = what do you use = green products = biodegradable
licensed = legit = license and = licensed and = state license = have a license
liability = break something = breaks something = damages something = get hurt on = covered if = coverage = workers comp insurance = insured if
background check = trust the people = strangers in my house = checked out = background checks = screened
guarantee = come back if = come back and fix = redo it = fix it for free = fix it free = if it breaks = if it fails = if it stops = breaks again = fails again = goes wrong = back your work = back up your work = covered under = coverage on parts = parts and labor = how long is it covered = how long is it good = not happy
experience = been at this = been at it = been in this = how long you guys been = been going = been running = been around = new at this = year have you been = years have you been = year in the business = doing this long
owner = lady in charge = guy in charge = man in charge = woman in charge = person in charge = head of the company = your boss = own the place = owns this = whose business = whose company = owns it = owns the = behind the business = family run
staff = working on my = does the actual work = come to my house = coming to my house = send over = sends over = same people = same guy = same crew = same person each
subcontractor = your own people = your own crew = your own guys = farm it out = do the work yourselves = hire out
certified = know what they are doing = what training = have training = properly trained = qualifications = credentials = professionally trained
review = what do others say = what people think = any good = happy customers = talk to past customers = past customers = past clients = customer references = see reviews
photo = any pics = pics of = pictures of your = show me some = see examples = see pictures = examples = work you have done = jobs you have done
language = understand spanish = spanish ok = in spanish = speak any
parking = where do i leave = leave my car = somewhere to park = where can i park = where should i park = place to park = park there = street parking = park nearby
bus = get there by = without a car = do not drive = no car = closest station = nearest station = near a bus = near the train
wheelchair = get in with a = no steps = any steps = can not do stairs = bad knees = bad hip = uses a walker = walker = get up stairs = ground floor = step-free
child = little one = little ones = my boy = my girl = my little = toddlers = grandkids = grandkid = for kids = bring my kids = bring my son = bring my daughter
age limit = too young = too old = how young = how old does = how old do you have = what ages = start at what age = minimum age = ages do you
pregnant = having a baby = baby on the way = mom to be = expecting mother = weeks along
pet = furry = bring my pup = pup = pups = fur baby = service animal = service animals = service dog
dog = golden retriever = labrador = chihuahua = german shepherd = beagle = bulldog = husky = corgi = dachshund = terrier = poodle = retriever
food = sandwich = sandwiches = picnic = outside food = own food = pizza = snacks = eat there = something to eat = bring lunch = cooler
corkage = bring wine = own wine = own alcohol = own bottle = own beer = byob = bring your own wine
alcohol = adult beverages = serve drinks = serve beer
vegan = no meat = does not eat meat = do not eat meat = meatless = meat free = plant-based
kids menu = kids meal = kids meals = kid meal = kids' meal = kids' meals = kids' menu = children's menu = something for kids = for a picky kid
restroom = bathrooms = use the bathroom = toilets = changing table = porta potty
wait there = hang out while = stay while = sit while = wait while = wait for it
ride home = drop me off = give me a ride = get me home = how do i get home
loaner = something to drive = borrow a car = car in the meantime
pick up = pick it up = come get it = come and get = come pick = picks up = fetch = collected
delivery = bring it over = bring it to = drop it off at my = send it out = get it delivered = shipped = deliver to = do deliveries
takeout = take out = to go = carry out = carryout = take away = takeaway = order ahead = pick up food
gift card = gift for = buy for my = give someone = give my = present for my = buy someone = for a gift = as a gift
membership = join up = become a member = sign up = monthly membership = annual membership = season pass = monthly deal = monthly thing
contract = stuck with = long term = sign up for a year = sign anything = sign something = month to month = cancel anytime = cancel any time = leave whenever
expire = run out = still be good = use it by = how long are they good = how long is it good for = used by = last forever
trial = first one free = try one = try you out = try it out = check it out first = sample class = drop-in = one time visit = just once
party = birthday party = kids birthday = get together = reunion = baby shower = company party = team building = outing = kids party = bday = birthdays = quinceanera
field trip = field trips = school group = school groups = school tour = school tours = class trip = school trip = school field
private event = rent the whole = rent out the = have the place to = hire the place = host our = host my = for an event = reception = use your space
wedding = getting married = my wedding = our wedding = brides = rehearsal dinner
corporate = our office = my office = for my business = for our company = businesses too = our store = our building = our restaurant = for work
residential = just houses = regular houses = people's houses = private homes
area = make it out to = come as far = out my way = go that far = drive out = get out to = outside of town = outside town = out in = come this far = surrounding areas = nearby towns = how far will
location = another place = other place = second place = second store = other store = another shop = sister restaurant = sister store = other branch = more than one location = other locations
directions = how do i get = which exit = which corner = what is it near = near what = close to = across from = next to = landmark
evening = nights = after hours appointment = after dinner = evening appointments = later in the day
lunch break = lunch hour = at lunchtime = over lunch = during lunch = close for lunch
holiday = around the holidays = over the holidays = during the holidays = long weekend = federal holidays
weather = if it rains = if it is raining = bad weather = rained out = rain date = rain or shine = gets rained
confidential = stays between us = who sees = keep it private = share my info = tell anyone = sell my info
waitlist = get on a list = on the list = if someone cancels = if anybody cancels = cancellations list
busy = how far ahead = how booked = how far out = weeks out = book up = hard to get = notice do you need = how soon should i = how early should i
job opening = work there = work with you guys = need any help = need workers = are you hiring = get hired = looking for work = taking applications = internship
fundraiser = fundraisers = fundraising = raise money = donate to = donations = sponsor our = raffle = silent auction
complaint = not happy with = unhappy about = screwed up = did a bad job
paperwork = fill anything out = fill something out = sign in = forms ahead = forms online = new patient paperwork
records = my history = old records = send my records = previous doctor = previous dentist = files from
second opinion = told me i need = another dentist = another doctor = somebody else told = someone else told = other guy said
prescription = refills = my meds = write me a prescription = prescribe anything = more pills
xray = x ray = x rays = x-rays = x-ray machine
numb = needle = needles = freeze it = freezing = numb me
nervous = hates the dentist = hate going = freaks out = scared to death = gets nervous = gets scared = super shy = shy
membership plan = no insurance plan = savings plan = in-house plan = discount plan
certificate = proof of insurance = send me a certificate = coi
permit = town approval = city approval = pulls permits = pull the permit = get a permit
inspection = take a look at = check it over = check over = look it over = have it looked
tune up = yearly check = annual check = checked every year = once a year check = seasonal check
repair = get it working = quit working = stopped working = acting up = make it work = not working right = on the fritz = busted
replace = put in a new = get a new = new one put = brand new one
leak = water coming = water dripping = water spots = wet spot = water stain = soaking
drain = wo not go down = not going down = standing in = backs up = plugged up = stopped up = gurgling
water heater = no hot = cold showers = run out of hot = lukewarm
air conditioning = blowing warm air = not blowing cold = wo not cool = too hot in = keeps freezing
furnace = wo not kick on = blowing cold = house is cold = no heat in
pest control = critters = creepy crawlies = pests = infestation = infested = bug problem = bug guy
lawn = cut my lawn = do my yard = yard work = lawn cut = grass cut
snow = clear my driveway = dig me out = shovel my
tree = limbs = branches hanging = leaning tree = tree fell
junk = haul away junk = old couch = clear out my garage = clean out
house cleaning = clean my house = tidy my = clean my apartment = come clean = cleaning lady
deep clean = really dirty = top to bottom = first clean = initial clean = move out clean
window cleaning = do windows = do the windows = wash the windows = inside and outside windows
laundry = wash clothes = do my laundry = fold clothes
oven = inside of the oven = inside ovens
massage = work out knots = knots = tight shoulders = rub my back = back rub = sore back
facial = my skin = skin care = breakouts
haircut = get my hair cut = hair done = just a trim = clean up my hair = chop
color = cover my grays = cover gray = gray hair = grays = go lighter = go darker = change my color
wax = waxed = hair off = remove hair
nails = get my nails done = do nails = nails done = fill = fill in = infill
beginner = never done = never done it = total beginner = complete beginner = first timer = first timers = new to it = out of shape = no experience = starting out = all levels
equipment = bring a mat = own mat = need a mat = rent a mat = rental gear = gear = helmet
schedule = timetable = what days are = class times = times are the classes
tuition = monthly fee for classes = class fees
homework help = help with homework = struggling = falling behind = catch up = behind in
lesson = take lessons = learn to = teach me = teach my = show me how = learn how to
divorce = end my marriage = leave my spouse = splitting up
wills = write a will = leave to my kids = estate plan = will done = will written
injury = slipped = slip = got hit = hit me = rear ended = someone hit = fell at = tripped = hurt at
tax return = do taxes = get my taxes = taxes ready = help with taxes
bookkeeping = keep my books = catch me up = catch up my = behind on my books = clean up my books = receipts mess
home seller = put my house = list with = get my house sold
home buyer = find a house = house hunting = first house = looking for a house
property management = look after my rental = handle tenants = find tenants = find me a tenant
mover = move my stuff = help me move = move a piano = load a truck = load my truck = unload
packing = pack my stuff = pack for me = box it up = wrap my
storage = hold my stuff = store my stuff = keep my stuff
photography = take pictures = take photos = take our picture = pics taken = get pictures = pictures taken
prints = actual photos = paper copies = get the files = digital copies = digital files = high res
turnaround = get the pictures = get our pictures = get my photos = pictures back = photos back
flower = bouquets = arrangement = arrangements
cake = birthday cake for = tiers
catering = feed people = food for a party = food for our = feed # = food for # people = tray = trays
tow = get towed = stuck on the = stranded = pulled out of a ditch
brake = grinding when i stop = squealing when i stop = squeak when
check engine = light came on = light is on = light on my dash = dash light
battery = wo not turn over = dead battery = clicks when = clicking
body work = fender = fender bender = ding = dings = key scratch = scraped
detail = clean the inside of my car = clean my car = wash my car = smells like smoke
bicycle = bikes = ebike = e-bike = tune my bike
alterations = take in = let out = hemmed = shorten = too long = zipper
key = make a key = copy a key = duplicate keys
print = print my = copies = business cards = banners
recital = show at the end = perform on stage
camp = summer program = during the summer = spring break = after school = afterschool
childcare = mind my = mind the kids = someone to mind = watch my toddler = watch my kids = someone to watch = look after my toddler = look after my kids
daycare = drop off in the morning = full time care = part time care
hair = long hair
`
