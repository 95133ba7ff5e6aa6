/** Work of single trades, named by those who do it and by those who need it; the form is explained in `dealings.ts`. */
export const SPECIALTIES = `
tooth bonding = bonding = chipped tooth repair
retainer check = dental retainer = lost retainer
bad breath = halitosis
sensitive teeth = tooth sensitivity = sensitivity
baby teeth = milk teeth
primary care = pcp = family doctor = gp = general practitioner
dermatology = skin doctor = rash = acne = mole = eczema
mental health = depression = adhd = psychiatrist = psychologist
semaglutide = ozempic = wegovy = weight loss injection = weight loss shot = glp
std test = sti = std = std testing
pregnancy test = ultrasound scan
ekg = ecg = heart test
stitches = sutures = cut needs stitches
diabetes = diabetic = blood sugar = a1c
blood pressure = hypertension
allergy test = allergy shots = allergy testing
cupping = gua sha
aromatherapy = essential oil = essential oils
cryotherapy = cryo
float tank = float = sensory deprivation
microneedling = dermarolling
dermaplaning = derma planing
body contouring = coolsculpting = cavitation
threading = eyebrow threading
sugaring = sugar wax
hair loss = thinning hair = balding
braid = braids = cornrows = box braids = twist
locs = dreadlocks = retwist
wig = wigs = hair piece
toner = gloss = glaze
kickboxing = boxing = muay thai = boxing class
martial arts = karate = bjj = jiu jitsu = taekwondo = judo
zumba = dance class = dance = cardio dance
barre = ballet
stretching = mobility class = recovery class
body scan = inbody = body composition
smoothie = protein = supplements = shake = juice bar
ice dam = ice dams = ice on the roof
ventilation = vent = attic fan = soffit
fascia = trim board
moss = algae = black streaks = roof cleaning
slate = cedar = clay tile roof
refrigerant = freon = recharge = coolant for ac
compressor = condenser
humidifier = dehumidifier = humidity
air quality = air purifier = uv light = indoor air
dryer vent = dryer vent cleaning = lint
tune up = seasonal maintenance = yearly service = annual service = annual maintenance
swamp cooler = evaporative cooler
window unit = window ac = window air conditioner
water pressure = low pressure = no pressure
slab leak = leak under the house = leak detection = find a leak
backflow = backflow test
hose bib = outdoor faucet = spigot
grease trap = restaurant drain
gfci = ground fault
dimmer = dimmer switch = light switch = switch
flickering = flicker = lights flicker
hot tub wiring = hot tub hookup = spa hookup
knob and tube = old wiring = aluminum wiring
surge protector = surge protection = whole house surge
doorbell = ring doorbell = video doorbell
fire pit = firepit
pergola = gazebo = arbor
outdoor kitchen = bbq island
gravel = topsoil = dirt = soil delivery
edging = edge the lawn
xeriscape = drought tolerant = low water
tree trimming = trim my tree = limb = branches = branch
bush removal = remove bush = dig out
hydroseed = seed the lawn = grass seed = overseeding
native plants = natives = pollinator garden
spark plug = spark plugs
alternator = starter motor = starter
fuel pump = fuel injector = fuel system
fluid flush = flush = brake fluid = transmission fluid = power steering fluid
cabin filter = engine air filter
wiper = wipers = wiper blades
headlight = headlights = tail light = bulb
key fob = fob = car key = spare car key
undercoating = rust proofing = rustproof = rust
classic car = vintage car = antique car = oldtimer
trailer hitch = tow hitch
rims = wheels alloy = bent rim
noise when braking = grinding brakes = brakes squeal = squealing = brakes grind
car shakes = vibration = shaking = wobble
overheats = running hot = steam from the hood
restraining order = protective order = order of protection
guardianship = conservatorship = guardian of
name change = change my name
paternity = dna test
annulment = annul
foreclosure = losing my house
wrongful death = killed in
social security disability = ssdi = disability benefits = ssi
class action
juvenile = minor charged
contract review = review a contract = look over a contract = review my lease
notary = notarize = notarized = notary public
hoa = homeowners association
felony conviction = probation
arrest = arrested = locked up = in custody
jail = bail = bond out
accident case = car crash = crash = hit and run = rear ended = wreck
hospital bill = medical bills
statute of limitations = time limit to sue = how long do i have to file = deadline to file = time to file
amended return = amend = fix last year's taxes = 1040x
estimated taxes = quarterly taxes = quarterly payments
itin = tax id = ein
1099 = contractor income = gig work = side hustle = self employed = freelance = freelancer
w2 = w 2 = w-2
nonprofit = 501c3 = charity accounting
cfo = budgeting = forecast = cash flow
tax refund = my refund = refund advance
sales tax return = sales tax
escrow = earnest money
closing costs = costs at closing
short sale = distressed
land = lots = acreage = vacant lot
condo = condos = townhouse = townhomes
new construction = new build = builder home
investment property = rental investment = investor
commercial property = office space = retail space = commercial real estate = commercial building
virtual tour = 3d tour = video tour
relocation = relocating = moving to the area
rent to own = lease option
seo = search ranking = google ranking
web design = website design = build a website = new website
branding = logo = logo design
marketing = advertising = ads = social media marketing
it support = computer help = tech support
cyber security = hacked = virus removal
data recovery = recover files = lost data
screen replacement = broken screen
bridal makeup = wedding makeup
engagement = engagement shoot = engagement session
maternity = pregnancy photos = maternity shoot
newborn = newborn photos = baby photos
headshot = headshots = professional photo = linkedin photo
album = photo book = prints = albums
raw = raw files = unedited = negatives
drone = aerial
video = videography = film = videographer
second shooter = second photographer = two photographers
nail trim = nail clipping = cut nails
flea = tick = heartworm = fleas
microchip = chip my dog = microchipping
euthanasia = put down = put to sleep = put _ to sleep = put _ _ to sleep = end of life
kennel = boarding = overnight stay = board my
doggy daycare = dog daycare = day care for dogs
dog training = puppy class = obedience
dog walking = walk my dog = dog walker
bath = wash my dog = dog bath
pool service = pool cleaning = pool maintenance
bed bug = bed bugs
wasp = bees = hornets = wasps = nest
raccoon = squirrels = wildlife = bats
termite inspection = termite treatment
wallpaper = wallpaper removal
cabinet painting = paint cabinets
popcorn ceiling = ceiling texture
refinish = refinishing = sand floors
oven cleaning = inside the oven = clean oven
fridge cleaning = inside the fridge = clean fridge
laundry service = fold laundry = wash and fold
baseboards = blinds = dusting
airbnb = vacation rental = short term rental
office cleaning = commercial cleaning = clean offices = janitorial
upholstery = sofa cleaning = couch cleaning
flower = bouquet = floral = flowers
birthday cake = custom cake = wedding cake
gluten free = celiac = dairy free
private event = rent the space = venue = event space = host a party
funeral = cremation = memorial
daycare = preschool = infant care
test prep = sat = act prep
passport photo = passport photos = id photos
`
