/** Cars, law, money, property and other professions; the form is explained in `dealings.ts`. */
export const TRADES = `
car = vehicle = auto = automobile = ride
truck = pickup truck = light truck = trucks
van = vans = minivan
motorcycle = motorbike = motorbikes = motorcycles
rv = motorhome = camper = trailer
electric car = ev = tesla = teslas = electric vehicle = fully electric = all electric = electric cars
hybrid = hybrids = prius = plug-in hybrid
diesel = diesels
oil change = oil = lube = change my oil = oil changed
oil change >> synthetic = full synthetic
oil change >> conventional = conventional oil
brake = brakes = brake pad = brake pads = brake job = brake repair = braking = squeaky brakes = stopping power
rotor = rotors = disc = discs
tire = tires = wheel = rubber
flat tire = puncture = flat = nail in = patch = plug a tire = flat repair = slow puncture
tire rotation = rotate = rotation = rotate my tires
alignment = wheel alignment = align = pulling to one side = pulls to the
tire storage = store = stored = storage = kept somewhere = keep my tires
winter tires = snow tires = changeover = seasonal changeover = studded
battery = batteries = jump start = jumpstart
check engine = check engine light = engine light = check-engine = warning light = diagnostic = diagnostics = dashboard light = engine code
state inspection = inspection sticker = mot = emissions test = smog = smog check = emissions = safety inspection
pre purchase = prepurchase = pre-purchase inspection = before i buy = used car check = buying a used = used car before
transmission = gearbox = clutch
engine = motor = engine rebuild
exhaust = muffler = catalytic converter = catalytic
suspension = shocks = struts = strut
timing belt = belt = cambelt = belts
coolant = radiator = overheating = antifreeze
windshield = windscreen = auto glass = windshield replacement = glass repair
body work = bodywork = dent = dents = scratch = collision = paint job = body shop = bumper
detail = detailing = car wash = interior cleaning = valet
window tint = tint = tinting = tint windows
foreign = european = german = bmw = audi = mercedes = volkswagen = volvo
foreign >> japanese = asian = toyota = honda = subaru = nissan = mazda
mechanic = mechanics = auto technician
labor = labor rate = shop rate = labour
lawyer = attorney = attorneys = lawyers = solicitor = counsel
family law > divorce, custody, adoption, prenup, child support
estate planning > wills, trust, probate, power of attorney
dog bite = bit by = bitten = dog bit = animal bite
divorce = separation = dissolution = split up = leaving my husband = leaving my wife = separating = divorcing
custody = child custody = visitation = parenting time = parenting plan
child support = alimony = spousal support = maintenance payments
prenup = prenuptial = premarital
adoption = adopt
wills = a will = my will = simple will = make a will = testament = last will = living will
trust = trusts = living trust = revocable trust
probate = estate administration = someone dies = passed away = inheritance = died
power of attorney = poa
injury = personal injury = accident = car accident = injured = crash = slip and fall = hurt in = wreck = hit by = got hurt
malpractice = medical malpractice
workers comp = workers compensation = hurt at work = injured at work = workplace injury
contingency = if we win = if i win = percent do you take = what percent = no win no fee = pay if you win = only if you win = unless we win = unless you win = if i lose = lose the case = percentage of the
criminal = arrested = criminal defense = charged with = felony = misdemeanor = jail = charges = criminal case
dui = dwi = drunk driving = drink driving = owi
traffic ticket = speeding ticket = ticket = speeding
expunge = expungement = clear my record = seal my record = record cleared
bankruptcy = bankrupt = chapter 7 = chapter 13 = debt relief = debts
immigration = visa application = green card = citizenship = naturalization = deportation = asylum
eviction = evict = evicted = landlord tenant
employment law = fired = wrongful termination = wrongfully terminated = unpaid wages = discrimination = harassment
small business law = form an llc = llc = incorporate = incorporation = start a company = business formation
trademark = patent = copyright = intellectual property
real estate law = closing = title = deed = closings
sue = lawsuit = litigation = court = trial in court = go to court
mediation = mediator = collaborative
case = my case = matter = good case = have a case
accountant = accounting = cpa = accountants
tax return = taxes = file taxes = tax preparation = tax prep = taxes done = do my taxes = individual return = 1040 = returns filed = file my taxes
business taxes = corporate return = s corp = s corporation = s-corp = partnership return = corporate tax = 1120
bookkeeping = bookkeeper = books = do my books
payroll = pay my employees = paychecks
audit = irs letter = irs = audited = irs notice = tax notice = back taxes
extension = tax extension = deadline = due date = file late
sales tax filing = sales tax returns
consulting = consultant = advice = advise = advisory
home buyer = first time buyer = buying a house = buy a house = buy a home = buyer = buying a home = purchase a home
home seller = sell my house = sell my home = selling = list my home = list my house = listing = selling my house = selling a home
commission = realtor fee = agent fee = percentage = commissions
realtor = agent = real estate agent = broker
property management = manage property = manage properties = manage my property = manage my rental = property manager = manage rentals
home value = what is my house worth = valuation = appraisal = market analysis = worth
mortgage = lender = loan = pre approval = preapproval = pre-approved
open house = showing = viewing = tour = view the house
staging = home staging
veterinarian = vet clinic = animal doctor
spay = neuter = spaying = neutering = intact = is not fixed = are not fixed = not fixed
pit bull >> breed
breed = breeds = breed restriction
pit bull = pitbull = pit bulls = rottweiler = doberman = bully breed
doodle = goldendoodle = labradoodle = bernedoodle = aussiedoodle = poodle mix
grooming = dog grooming = groomer = groom
boarding = kennel = board my dog = pet sitting
catering = cater = caterer
menu = dishes
cake = cakes = cupcakes
vegan = vegetarian = plant based
photography = photographer = shooter = photo shoot = photoshoot = photo session
music = sound system
music >> dj, band
tutor = tutoring
lesson = lessons = class = classes = instruction
singing = voice = vocal = sing = vocals
woodwind > saxophone, flute, clarinet, oboe
brass > trumpet, trombone, tuba
strings > violin, viola, cello
drums = drum = percussion
piano = keyboard
guitar > ukulele = uke
recital = concert = performance
teacher = instructor = tutor
camp = summer camp = day camp
scholarship = financial aid
mover = movers = moving company = moving crew
box = boxes = packing supplies = cartons
packing = pack = unpack
furniture = couch = sofa = dresser
fragile = breakable = antiques
long distance = out of state = cross country = interstate
stairs fee = walk up
storage unit = storage
print = printing
pickup truck = ute
phone repair = screen repair = cracked screen
computer repair = laptop = laptop repair
tailor = alterations = hem
dry cleaning = laundry
`
