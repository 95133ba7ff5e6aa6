/** What visitors of any trade ask in words of their own; the form is explained in `dealings.ts`. */
export const EVERYDAY = `
included = include = comes with = come with = what do i get = part of the price = all inclusive = what is in
reminder = reminders = remind me = text me before = let me know before = heads up = call before = call ahead = calls ahead = call _ _ ahead = call when you are on
specific person = request a = same person = same one each time = choose my = pick my = same cleaner = same stylist = same technician = same doctor = ask for a particular
last = lasts = lifespan = wear off = hold up = how durable = fade
how many sessions = how many times = how many visits = how many treatments = how many appointments = sessions needed
receipt = superbill = itemized = proof of payment
exchange = store credit
waiver = consent form = liability form = sign a form = parental consent
chaperone = unattended = drop my kid off = stay with my child = leave my child
capacity = maximum = max = limit = up to # people = how many people = how many guest = fit = hold = seat = sleep
alcohol = beer = wine = booze = liquor = drinks = bar
female = woman = women only = lady
male therapist = male = man
private room = privacy = separate room
rush = expedite = faster service = in a hurry
sample = samples = catalog = brochure = swatch
recommend = suggest = best for = which one should
difference = compare = versus = better than
condition = medical condition = health condition = contraindication = not suitable = who should not
fragrance = scent = perfume = scented = smell
quiet = noise = noisy
smoke = smoking = vape
dog friendly = dogs allowed = allow dogs = dogs welcome = bring my dog = bring a dog
pet > dog friendly
stroller = pushchair
bicycle = bike = bike rack
charging station = charge my car
deaf = hearing impaired = sign language = asl
translator = interpreter
loyalty = rewards = points = reward program = loyalty program
newsletter = mailing list
charity = donate = donation = sponsor
tour = look around = show me around = visit first = come see = see the place = see it in person = show the = viewing
lost and found = left something = left my
key = keys = spare key = garage code = door code
camera = cameras = webcam = webcams = video surveillance = live feed = live stream
overnight = all night = at night = around the clock = night staff
lgbtq = lgbt = gay = lesbian = queer = same sex = same-sex = transgender = two brides = two grooms
fail = failed = flunk = flunked = did not pass = do not pass
manual transmission = stick shift = stick = manual car = standard transmission
after the job = when you finish = when it is done
before and after
satisfaction guarantee = happy guarantee
replace plant = plant dies = plant replacement
price range = ballpark = rough idea
price increase = went up = more expensive than last
late fee = overdue
bounced check = returned check
autopay = automatic payment = card on file = keep my card
split payment = half now = pay half
pay in full = pay all
buy now = order online = shop online
minimum order = minimum purchase
holiday hours = holiday schedule
lunch break = closed for lunch = over lunch
last appointment = latest appointment = last booking
early morning = before work = early appointment
evening = after work = after 5 = night appointment = evenings
weekend = weekends
weekend > saturday
weekend > sunday
ride = pick me up = transportation
wait = waiting
bring someone = bring my husband = bring my wife = bring my mom = come with a friend = companion
results = see results
refer = referral bonus = refer a friend
hear about = found you
family owned = family run = family business = family-owned
locally owned = local business = locally
independent = franchise = chain
award = awards = awarded
member of = association = bbb = accredited
years old = age of the company
values = mission = story = about you = your story = philosophy
sub = substitute = replacement staff
background = biography = bio
damage = damaged = you break = break my = break something = get broken = breakage = you lose
hotel = inn = motel = lodging = accommodation = place to stay = overnight room = guest room
winter > november, december, january, february
spring > march, april, may
summer > june, july, august
fall > september, october, november
friend = girlfriend = boyfriend = husband = wife = companion = buddy
full = whole = entire
`
