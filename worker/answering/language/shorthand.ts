const TABLE = `
u ya yall: you
r: are
ur: your
urs: yours
youre: you are
theyre: they are
im: i am
ive: i have
id: i would
ill: i will
dont: do not
doesnt: does not
didnt: did not
cant: can not
couldnt: could not
wont: will not
isnt: is not
arent: are not
wasnt: was not
havent: have not
hasnt: has not
hadnt: had not
wouldnt: would not
werent: were not
neednt: need not
shouldnt: should not
whats wats wots whatz: what is
wheres: where is
whens: when is
whos: who is
hows: how is
thats: that is
theres: there is
its: it is
lets: let us
gonna: going to
wanna: want to
gotta: got to
lemme: let me
gimme: give me
dunno: do not know
wat wot wut: what
wen: when
y: why
hw: how
pls plz plse: please
thx thnx tnx ty tysm thanx: thanks
tmrw tmr tmrow tomoz tomoro tomorow: tomorrow
tonite: tonight
nite: night
appt appts appointmnt: appointment
wknd wkend: weekend
wkends wknds: weekends
hrs hr: hours
min mins: minutes
yr yrs: years
wk: week
wks: weeks
mo mos: months
abt: about
bc cuz coz: because
thru: through
tho: though
ppl: people
msg: message
num nr: number
tel: phone
ph: phone
addy adress addres: address
info: information
est: estimate
diff: different
bday: birthday
xmas: christmas
veg: vegetable
pic pics: photos
sat: saturday
sun: sunday
mon: monday
tue tues: tuesday
wed weds: wednesday
thu thur thurs: thursday
fri: friday
sec: second
approx: approximately
pkg: package
rez: reservation
asap: asap
defo: definitely
prob probs: probably
defs: definitely
rly: really
luv: love
gd: good
doc: doctor
docs: documents
biz: business
gal: gallon
sq: square
ft: feet
lb lbs: pounds
evs: ev
`

/** Texting, by the word as typed. */
export const SHORTHAND: ReadonlyMap<string, string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [typed = '', full = ''] = line.split(': ')
      return typed.split(' ').map((word): [string, string[]] => [word, full.split(' ')])
    }),
)

/** One spelling for words that are written in several ways, on pages and by visitors. */
export const SPELLING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1st': 'first',
    '2nd': 'second',
    '3rd': 'third',
    tyre: 'tire',
    tyres: 'tires',
    colour: 'color',
    colours: 'colors',
    coloured: 'colored',
    grey: 'gray',
    licence: 'license',
    lic: 'license',
    licenced: 'licensed',
    cheque: 'check',
    cheques: 'checks',
    centre: 'center',
    jewellery: 'jewelry',
    aluminium: 'aluminum',
    mould: 'mold',
    kerb: 'curb',
    programme: 'program',
    specialise: 'specialize',
    cancelled: 'canceled',
    cancelling: 'canceling',
    cancelation: 'cancellation',
    moustache: 'mustache',
    mum: 'mom',
    mums: 'moms',
  }),
)
