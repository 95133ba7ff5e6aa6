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
sick = throwing up = vomiting = unwell = ill
emergency = midnight = after you close = emergencies = urgent = urgently = right away = immediately = after hours = after-hours = out of hours = middle of the night = weekend call = something breaks = what do i do at night = night line
same day = same-day = one visit = single visit = how fast = how quick = how soon = next day = this afternoon = straight away = fast can = quick can = soon can
walk in = walk-in = walkin = walk ins = walk-ins = just show up = just turn up = drop in = drop-in = without an appointment = no appointment = just come in = swing by = stop by = pop in = need an appointment = make an appointment or = need to book = book ahead = by appointment = book in advance = schedule in advance = appointment necessary = appointment required = need a reservation = appointment only = need to call first
wait time = waiting time = the wait = wait times
turnaround > duration
turnaround = within #n day = within #n week = within #n hour = ready by = when will it be ready = how long until = how long til = how long till = finish = lead time = done by = get it back
duration = how long do = how long is = how long are = how long would = how long will = how long does = #n minute = #n hour = #n week = how many minute = how many hour = how much time = how many days = take about = #n days = #n month = to # week = half an hour = a couple of hour = all day = couple of days = takes about
how often = every #n = every six = once a = twice a = frequency = how frequently = how regular = how many times = every three = every few = every year = each month = biweekly = every other week = weekly
bring = documents do you need = paperwork do you need = what do you need from me = need from me = do i need to provide = do i need to send = bring _ with me = bring with me = have with me = need to bring = what to bring = take with me = should i have = come with = bring along
wear = dress code = what to wear = clothes = clothing = attire = outfit = shoes
paperwork = form = forms = intake form = fill in = fill out = new patient form = document = questionnaire = registration form
prepare = preparation = before my appointment = get ready = beforehand = before you come = before you arrive = arrive early = come early = how early
aftercare = afterwards = after my appointment = recovery = downtime = heal = after care
at home = got to be there = have to be there = stay home = stay at home = be home = be there when = need to be there = be present = someone home = do i have to be = home when = be at home
gate = unlocked = key = lockbox
pick up = pickup = collect = collection = picked up
fetched = from my house = from my home = from my place = from my door = at my door = from my work = from my office = pick up at home = home pickup
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
trial = try it = try _ day = try _ class = try before = try _ first = try it out = free class = day pass = try a class = guest pass = taster = one off class = single class = try _ before
class = lesson = group class = course = workshop = session
one on one = private = individual session = personal = 1 on 1 = one to one
party = parties = bachelorette = birthday = celebration = baby shower = bridal shower
event = events
group = large group = big group = corporate event
event >> party
group >> event
wedding = bridal = bride
corporate = company account = business account = commercial = fleet = office building = for businesses
residential = homes = houses = homeowner
virtual = online = remote = zoom = video call = by video = video meeting = telehealth = over video = over the phone = by phone = phone consultation = without coming in
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
busy = busiest = sign up = when should i book = when should i call = how early should = quiet time = how far out = booked out = booked up = fills up = fill up = sign up early = how far ahead = how far in advance = in advance
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
size = teams of = team of = #n square feet = #n square foot = #n sq = #n acre = how big = how large = large = crew of
process = how does it work = how do you work = steps = walk me through = how it goes = procedure
complaint = complain = manager = bad experience
lost = left behind = lost and found = left my
pain = painful = hurt = hurts = ache = sore = does it hurt = killing me
safe = safety = dangerous = risk = side effect = safe for
`
