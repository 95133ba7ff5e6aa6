/** Plumbing, electrical, heating, roofing, landscaping and cleaning words; the form is explained in `dealings.ts`. */
export const HOME = `
drain = drains = drainage = clog = clogged = blocked = blockage = backed up = backing up = unclog = snake = slow drain = drain cleaning = sink _ backed up
sewer = sewage = sewer line = sewer pipe = main line
septic = septic tank = septic system
leak = leaking = leaky = drip = dripping = leaks
faucet = tap = spigot = faucets = taps
toilet = commode = toilets = running toilet = wc
sink = basin = kitchen sink
shower = shower head = showerhead = tub = bathtub
garbage disposal = disposal unit = food disposal = insinkerator
water heater = hot water = boiler = hot water heater = no hot water = water heaters
water heater >> tankless = tankless water heater = on demand water heater = tankless heater
pipe = pipes = piping = plumbing line
repipe = repiping = re-pipe = whole house pipes = swap all the pipes = galvanized = polybutylene = replace all the pipes
burst = burst pipe = flood = flooding = flooded = water everywhere = water _ everywhere = gushing
sump pump = sump
water softener = filtration = water filter = hard water = water treatment = reverse osmosis
gas line = gas leak = gas pipe = gas lines
hydro jet = hydrojetting = hydro jetting = jetting
camera inspection = sewer camera = video inspection
electrician = electrical = electric = wiring = rewire = rewiring = wire
outlet = socket = plug = outlets = receptacle = power point
panel = breaker = fuse box = breaker box = electrical panel = panel upgrade = breaker panel = tripping
ev charger = car charger = charging station = tesla charger = level 2 charger = charge point
generator = backup power = standby generator = generators
light fixture = lighting = lights = chandelier = recessed lighting = light fitting = lamps
landscape lighting = outdoor lighting = garden lights = path lights
christmas lights = holiday lights = holiday lighting = christmas light
ceiling fan = fan = fans
solar = solar panel = photovoltaic = solar panels
smoke detector = smoke alarm = carbon monoxide
power outage = no power = power is out = lost power
hvac = heating and cooling = heating and air
air conditioning = ac = air conditioner = air con = aircon = cooling = blowing warm = blowing hot = central air = ac unit = cool air = not cooling
heating = heater = no heat = heat is out = heat not working
furnace = gas furnace
heat pump = mini split = ductless
duct = ducts = duct cleaning = ductwork = air duct = vents
thermostat = nest = ecobee = smart thermostat
filter = air filter = filters
insulation = insulate = attic
roof = roofing = roofer = roofs
shingle = shingles = asphalt shingle = roof tiles
metal roof = metal roofing = standing seam
flat roof = flat roofs = tpo = epdm = commercial roof
gutter = gutters = downspout = gutter cleaning
gutter guard = leaf guard = gutter guards
siding = vinyl siding = cladding
storm damage = hail = hail damage = wind damage = fallen tree
insurance claim = file a claim = claim = adjuster = work with insurance = deal with my insurance
skylight = skylights
chimney = flue = fireplace
tarp = temporary fix = patch
tear off = layer over = overlay
lawn = grass = yard = turf
mow = mowing = lawn mowing = cut the grass = cut my grass = grass cutting = lawn care
artificial turf = fake grass = astroturf = synthetic turf = artificial grass
sod = new grass = sodding
fertilize = fertilizer = feeding = aeration = aerate = overseed = lawn treatment
weed = weeding = weeds = weed control
mulch = mulching = bark = wood chips
leaf = leaves = raking = leaf removal = leaf clean up = leaf cleanup
prune = pruning = trimming = hedge = hedges = shrub trimming = bush trimming
tree = trees = tree removal = cut down trees = tree work = arborist = stump = stump grinding
plant = planting = plants = shrub = perennial = flower = bush
garden = gardens = flower bed = beds = garden design = backyard
irrigation = sprinkler = sprinklers = sprinkler system = watering system = drip irrigation
patio = patios = paver = pavers = flagstone = terrace = hardscape
retaining wall = wall = retaining walls
walkway = path = walkways = paths = footpath = walk way
driveway = driveways = asphalt = paving
deck = decking = decks
fence = fencing = fences
french drain = french drains = dry creek = regrading = regrade = grading = erosion = water runs down = standing water = washes out = wash out = pooling water = runoff = soggy
snow = plow = plowing = snow removal = snow plowing = shovel = snowplow = de-icing = deicing
pressure wash = power wash = power washing = pressure washing = pressure washer = powerwash
pest control = exterminator = bugs
pest control >> termite, ants = ant, roach = roaches = cockroach = cockroaches, rodent = rodents = mice = mouse = rat = rats, mosquito, bed bug = bedbug = bedbugs, wasp = hornet = yellow jacket, spider, flea, tick
pond = water feature = fountain
greenhouse = shed
compost = clippings = yard waste = debris = green waste
house cleaning = maid = housekeeping = cleaners = cleaning service
deep clean = deep cleaning = move out cleaning = move in cleaning = spring cleaning
window cleaning = wash windows = windows cleaned
window = windows = glass
door = doors
carpet = carpets = rug = carpet cleaning
paint = painting = painter = repaint
drywall = sheetrock = plaster
floor = flooring = hardwood = laminate
tile = tiles = tiling = grout
kitchen = kitchen remodel = cabinets = countertop
bathroom = bathroom remodel = bath
remodel = renovation = renovate = remodeling = renovations = makeover
basement = crawl space = crawlspace = cellar
mold = mildew = mold removal
asbestos = lead paint
water damage = restoration
handyman = odd jobs
appliance = washer = dryer = dishwasher = fridge = refrigerator = oven = stove
moving = movers = move house = relocate
junk = junk removal = trash = rubbish
locksmith = locks = locked out
security = alarm = security camera = cameras
landlord = tenant = rental property = apartment = renters = apartments
sprinkler repair = fix my sprinklers = fix sprinklers = existing sprinkler
license number = lic # = license # = lic no = contractor license
`
