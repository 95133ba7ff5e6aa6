/** Dental, medical, spa, salon and fitness words; the form is explained in `dealings.ts`. */
export const HEALTH = `
vet = veterinarian = veterinary
dentist = dr = doctor = physician = provider = dds
checkup = check-up = exam = examination = check up = routine visit = physical
cleaning = clean = teeth cleaned = hygiene = polish = prophylaxis = scale and polish
xray = xrays = radiograph = panoramic
filling = cavity = cavities = fillings = hole in my tooth = tooth decay = decay
crown = crowns = dental cap = cap on
root canal = endodontic = root canals
extraction = extractions = pull _ tooth = pull _ _ tooth = pull a tooth = pull teeth = tooth pulled = pull my tooth = pull out = tooth out = pull a = remove a tooth = tooth removal = pull wisdom = teeth pulled = pulled
wisdom teeth = wisdom tooth = third molar
implant = implants = dental implant = replace a missing tooth = missing tooth
denture = dentures = false teeth = partial
bridge = dental bridge
braces = orthodontic = orthodontist = straighten = straighten teeth = orthodontics = crooked teeth
invisalign = clear aligner = aligners = clear braces
whitening = whiten = bleach = bleaching = whiter teeth = stained teeth = whiter
veneer = veneers
gum disease = periodontal = bleeding gums = gums bleed = gum bleed = gums = gingivitis = scaling and root planing = periodontist
night guard = mouth guard = grind = grinding = clench = bruxism = nightguard = mouthguard
sedation = sleep dentistry = knock me out = knocked out = put me under = put me to sleep = put people under = go under = asleep = twilight = anesthesia = anaesthesia = numb
nitrous = laughing gas = nitrous oxide = happy gas
sedation >> nitrous
sedation >> iv sedation = iv
nervous = anxious = scared = terrified = afraid = anxiety = dental fear = phobia = fear = nervous patient
toothache = tooth ache = tooth pain = tooth hurts
chipped = broke a tooth = broken tooth = cracked tooth = chipped tooth = knocked out tooth
snoring = sleep apnea = snore
tmj = jaw pain = jaw
fluoride = sealant = sealants
botox = filler = fillers = injectable = dysport = injectables
bristle = toothbrush = brush = brushes
vaccine = shot = flu shot = immunization = vaccination = jab = shot records = vaccination record = proof of vaccination = shots
opioid = oxycodone = painkiller = pain pill = percocet = hydrocodone = narcotic = opiate
test results = results = lab results = labs back = blood results
test results > blood test
blood test = bloodwork = lab work = blood work = labs
prescription = refill = medication = medicine = meds = pills = pill = prescribe
specialist = referral to = refer you
urgent care = sick visit = feeling sick
telehealth = virtual visit = video visit
sports physical = school physical = physical exam
records = medical records = chart = transfer my records
mri = ultrasound = imaging
therapy = therapist = counseling = counselling = counselor
chiropractor = chiropractic = adjustment = spine = back pain
acupuncture = needles = dry needling
physical therapy = physio = physiotherapy = rehab
massage = rub = massages = rubdown
massage >> deep tissue
massage >> swedish
massage >> hot stone
massage >> prenatal massage = pregnancy massage
massage >> sports massage
massage >> couples massage = couple massage = massage for two
massage >> reflexology
facial = facials = skin treatment
facial >> hydrafacial
peel = chemical peel = microdermabrasion
wax = waxing = hair removal
wax >> brazilian = bikini wax = bikini
wax >> eyebrow wax = brow wax
brow = eyebrow = brows = eyebrows
lash = eyelash = lashes = lash extension = eyelash extensions
laser = laser hair removal = ipl
tanning = spray tan = tan
sauna = infrared sauna = infrared = steam room
hot tub = jacuzzi = whirlpool
body wrap = wrap = scrub = body scrub
nails = nail
nails > manicure = mani
nails > pedicure = pedi
nails >> gel = gel nails = shellac
nails >> acrylic = acrylics = nail extensions
haircut = hair cut = cut my hair = trim = haircuts = cut and style
haircut >> fade = buzz cut = skin fade = taper
bangs = fringe
color = hair color = dye = coloring = tint my hair = root touch up = roots = hair dye
color >> balayage = ombre
color >> highlights = foils = highlight = foil
color >> bleaching hair = go blonde = blonde
blowout = blow dry = blow out = blowdry = styling
extensions = hair extensions = weave = tape in
keratin = smoothing treatment = brazilian blowout = straightening = relaxer = perm
beard = shave = mustache = hot towel shave
updo = up do = formal style = prom hair
makeup = make up = makeup artist
piercing = ear piercing
tattoo = ink = tattoos
stylist = hairdresser = barber = colorist = hair stylist
dandruff = scalp
gym = workout = work out = fitness center = exercise
personal training = personal trainer = trainer = coach = pt session = coaching
yoga = vinyasa = hot yoga
pilates = reformer
spin = cycling class = spinning = spin class
crossfit = hiit = bootcamp = boot camp
weights = free weights = weight room = squat rack = barbell = lifting
cardio = treadmill = elliptical
pool = swim = swimming = swimming pool
locker = lockers = locker room = changing room = showers = shower
towel = towels = towel service
childcare = watch kid = watch _ kid = watch my child = child care = daycare = babysitting = creche = kids club = watch my kids
nutrition = diet = meal plan = dietitian = nutritionist
freeze = freeze my membership = put on hold = pause my membership = pause = hold my membership = suspend
guest = bring a friend = plus one = bring a guest
joining fee = enrollment fee = initiation fee = sign up fee = signup fee = start up fee = registration fee
open 24 hours = 24/7 = 24 hour access = around the clock = 24 hour
weight loss = lose weight = slim
senior class = silver sneakers = silversneakers
salt = salt cave = salt room = halotherapy = salt therapy
adult = adults = grown up
couple = couples = two people = for two
`
