import type { Urgent } from './pack'

/**
 * What several trades share. Gas: leave, touch nothing electric, call from outside (US PHMSA, UK HSE). Carbon monoxide: fresh air, call
 * (US CDC). Emergencies of the body: the emergency number at once (American Heart Association, FAST and chest pain).
 */
export const GAS: Urgent = {
  id: 'gas',
  asks: [
    /\b(?:smell|smells|smelling|smelled|odor of|leaking|leak of) (?:of |like |some |strong |natural |propane )*gas\b/u,
    /\bgas (?:leak|smell|odor|is leaking|leaking)\b/u,
    /\brotten eggs?\b/u,
    /\bhissing (?:gas|sound from the (?:gas|meter|stove))/u,
  ],
  unless: [
    /\b(?:prevent|avoid|detector|insurance|test for|inspection|what if|if there)\b/u,
    /\bcar\b|\btank of gas\b/u,
  ],
  reply:
    'If you smell gas, leave the building now, touch no switches or flames, and call {emergency} or your gas company from outside. Then call us at {phone}.',
  next: 'details',
}

export const CARBON_MONOXIDE: Urgent = {
  id: 'carbon-monoxide',
  asks: [
    /\b(?:carbon monoxide|co) (?:alarm|detector|monitor)\b.*\b(?:going off|went off|beeping|sounding|ringing|keeps)\b/u,
    /\bcarbon monoxide (?:poisoning|leak)\b/u,
  ],
  unless: [/\b(?:install|sell|buy|replace|battery|price|cost|how much)\b/u],
  reply:
    'Get everyone out into fresh air now and call {emergency} from outside. Do not go back in until you are told that it is safe. Then call us at {phone}.',
  next: 'details',
}

export const SHOCK: Urgent = {
  id: 'electric-shock',
  asks: [
    /\b(?:got|been|was|getting|get) (?:a )?(?:bad |electric )*(?:shocked|electrocuted|shock)\b/u,
    /\b(?:sparks?|sparking|arcing|smoke|smoking|burning smell|smells? (?:like|of) (?:burning|smoke)|buzzing and hot|melting|melted)\b.*\b(?:outlet|socket|panel|breaker|switch|wire|wires|wiring|fuse box|plug)\b/u,
    /\b(?:outlet|socket|panel|breaker box|breaker|switch|wire|wires|wiring|fuse box|plug)\b.*\b(?:sparks?|sparking|arcing|smoke|smoking|on fire|burning|smells? (?:like|of) (?:burning|smoke)|melting|melted|too hot to touch)\b/u,
    /\b(?:downed|fallen) (?:power ?)?line/u,
  ],
  reply:
    'Do not touch it. If it is safe to reach, switch off the main breaker; if there is smoke, fire or a downed line, or anyone was shocked, stay away and call {emergency} now. Then call us at {phone}.',
  next: 'details',
}

export const FLOOD: Urgent = {
  id: 'water',
  asks: [
    /\b(?:pipe|water line|main) (?:has |is |just )?(?:burst|broke|bursting|broken|exploded)\b|\bburst (?:a )?pipe\b/u,
    /\b(?:flooding|flooded|water everywhere|gushing|pouring (?:out|through|from)|spraying)\b/u,
  ],
  unless: [/\b(?:last (?:year|month|spring)|insurance claim|prevent|avoid)\b/u],
  reply:
    'First shut off the main water valve, usually where the line enters the house, and keep clear of water near outlets or the electrical panel. Then call us at {phone}.',
  next: 'details',
}

export const BODY: Urgent = {
  id: 'body',
  asks: [
    /\b(?:chest pain|chest pains|heart attack|having a stroke|stroke symptoms|can ?not breathe|can't breathe|cant breathe|trouble breathing|difficulty breathing|choking|unconscious|passed out and|not breathing|won't wake|seizure|severe bleeding|bleeding heavily|won't stop bleeding|wont stop bleeding|overdose|overdosed|anaphyla\w*|throat (?:is )?(?:closing|swelling)|face (?:is )?drooping|slurred speech|coughing up blood)\b/u,
    /\b(?:worst headache of my life|sudden (?:numbness|weakness) on one side)\b/u,
  ],
  unless: [/\b(?:history of|years ago|last year|do you treat|class|course|certification|training)\b/u],
  reply: 'This could be an emergency: please call {emergency} now. I am a website assistant and can’t judge symptoms.',
  next: 'nothing',
}

const SELF_HARM: Urgent = {
  id: 'self-harm',
  asks: [
    /\b(?:kill myself|end my life|suicid\w*|want to die|hurt myself|harm myself|self harm|no reason to live|take my own life)\b/u,
  ],
  reply:
    'I’m sorry that it is this hard right now. Please call {emergency} or a crisis line; in the US you can call or text 988 at any hour. You deserve to talk to a person now.',
  next: 'nothing',
}

export const VIOLENCE: Urgent = {
  id: 'violence',
  asks: [
    /\b(?:he|she|they|someone|husband|wife|boyfriend|girlfriend|ex|partner)\b.*\b(?:is hitting|hits me|hit me|beating me|threatening to kill|has a gun|going to kill|attacked me)\b/u,
    /\bi(?:'m| am) (?:in danger|not safe)\b/u,
  ],
  reply: 'If you are in danger now, please call {emergency}. Once you are safe, our team can talk with you: {phone}.',
  next: 'details',
}

const FIRE: Urgent = {
  id: 'fire',
  asks: [
    /\b(?:is|are|it's|caught|there's a|there is a|on) (?:on )?fire\b(?! (?:pit|place|alarm|extinguisher|sprinkler|damage))/u,
  ],
  unless: [/\bfireplace\b|\bfire (?:pit|place|damage|door)\b|\b(?:had a|after (?:a|the)|last)\b/u],
  reply: 'If something is burning, get everyone out and call {emergency} now.',
  next: 'nothing',
}

/** Whatever the business does. */
export const ANYWHERE: Urgent[] = [SELF_HARM, BODY, FIRE]

/** A knocked-out tooth lives an hour at most (American Association of Endodontists); a swelling that spreads is a matter of life. */
export const DENTAL: Urgent = {
  id: 'dental',
  asks: [
    /\b(?:tooth|teeth) (?:got |was |were |has been |have been )?knocked out\b|\bknocked (?:out )?(?:my|his|her|a|the|our) (?:\w+ ){0,2}(?:tooth|teeth)(?: out)?\b/u,
    /\b(?:face|jaw|cheek|neck) (?:is )?(?:very |badly |really )?(?:swollen|swelling)\b|\bswelling (?:in|of|on) (?:my|his|her) (?:face|jaw|neck)\b/u,
    /\b(?:unbearable|excruciating|severe|terrible|horrible|awful) (?:tooth ?ache|tooth pain|pain)\b/u,
  ],
  reply:
    'Please call the office right away at {phone}. Keep a knocked-out tooth moist, in milk, without scrubbing it. With trouble breathing or swallowing, spreading swelling or heavy bleeding, call {emergency} now.',
  next: 'details',
}

export const ROOF: Urgent = {
  id: 'roof',
  asks: [
    /\b(?:tree|branch|limb) (?:fell|came down|crashed|is) (?:on|through|into) (?:my|the|our) (?:roof|house)\b/u,
    /\b(?:ceiling|roof) (?:is )?(?:caving|collapsing|sagging badly|collapsed|about to (?:fall|collapse))\b/u,
  ],
  reply:
    'Keep everyone out of the rooms below, stay off the roof, and keep clear of any wires. If anyone is hurt or a line is down, call {emergency} now. Then call us at {phone}.',
  next: 'details',
}

export const CAR: Urgent = {
  id: 'car',
  asks: [
    /\b(?:brakes? (?:failed|went out|don't work|do not work|not working|gone)|no brakes|pedal (?:goes|went) to the floor)\b/u,
    /\b(?:smoke|flames?|fire|fuel|gas(?:oline)?) (?:is )?(?:coming |pouring |leaking )?(?:out )?(?:of |from )?(?:under |beneath )?(?:my|the) (?:hood|engine|car|dash|tank)\b/u,
    /\bstuck on the (?:highway|freeway|interstate|shoulder)\b/u,
  ],
  reply:
    'Please don’t drive it. Stop somewhere safe, switch the engine off and get everyone away from traffic and smoke; if there is fire or danger, call {emergency} now. Then call us at {phone}.',
  next: 'details',
}
