import { stem } from './stem'

const set = (list: string) =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .flatMap((word) => [word, stem(word)]),
  )

/** Words that say nothing about what is asked. */
const STOP = set(`
a an the this that these those it its he she they them their theirs his her hers him we us our ours you your yours i me my mine
is are am was were be been being do does did doing done have has had having can could will would shall should may might must
not no nor yes yeah yep nope ok okay of for to in into on onto at by with without from as about than then there here and or but if so
because what which who whom whose when where why how much many any some all both either neither each just only even still also too very
really quite pretty rather please thanks thank hi hello hey dear sir madam guys folks mate well oh um er hmm actually basically
get gets got getting gotten go goes going went gone want wants wanted need needs needed like likes liked would wish hope hoping
looking look looks know let lets think thought guess wonder wondering wondered say said tell tells told ask asked asking question questions
able possible thing things something anything stuff kind kinds sort sorts type types one ones way lot lots bit else sure maybe
currently presently now ever never again already yet sometimes always usually normally typically roughly exactly generally
gonna u r ur im guy help hear there've shes hes dude man lol omg plus etc via per up out off down over
curious interested trying tried try quick quickly real good great
`)

/** Words that carry a little: common verbs, sizes, times. Missing one of them doesn't mean that a fact is missing. */
const LIGHT = set(`
offer offers offered provide provides handle handles do deal include includes included including accept accepts take takes took taking give gives given
make makes made use uses used using come comes coming came see sees seen find found put puts keep keeps kept bring brings send sends
start starts started begin finish end stop turn turns happen happens happened show shows run runs running leave left work works worked working
have help allow allowed let sell sells carry carries deal fix set call called talk speak meet visit visits visiting stay
good better best nice great fine bad worse worst new old big bigger small smaller large little long longer short full fully whole half right wrong
same different other another next last first second third main special specific certain regular standard basic average normal usual general common
high low hard soft easy early late soon later fast quick slow extra more most less least few several enough around before after while during until till since
day days week weeks month months year years time times hour hours minute minutes morning afternoon evening night today tonight tomorrow yesterday
monday tuesday wednesday thursday friday saturday sunday weekend weekday date
place shop store office company business firm practice clinic studio salon service services customer customers client clients patient patients people person
someone somebody anyone anybody everyone everybody nobody friend family husband wife mom dad mother father brother sister wedding house home area side part parts
back away together between across behind near nearby close inside outside front top bottom
amount number total both two three four five six seven eight nine ten dozen couple pair hundred thousand
pay charge cost price fee fees rate rates cheap expensive free money dollar dollars buck bucks quote estimate
live lives living buy own treat problem problems issue issues trouble wrong question answer information detail details option options
appointment appointments book booking schedule slot available availability open opened opening closed closing
hot cold warm cool clean dirty loud noise noisy weird strange broken bad dead
feel feels feeling seem seems sound sounds mean means believe hate love care matter idea chance reason
end move moving change changes add check checks turn hold drop pick grab sit wait waiting arrive arriving reach apply 
gallon square foot feet inch inches mile miles pound pounds size
professional guys team experienced quality local certain
`)

const NUMBER = /^\d/

export const isStop = (word: string): boolean => STOP.has(word)
export const isLight = (word: string): boolean => LIGHT.has(word) || NUMBER.test(word)
export const isCommonWord = (word: string): boolean =>
  STOP.has(word) || LIGHT.has(word) || STOP.has(stem(word)) || LIGHT.has(stem(word))
