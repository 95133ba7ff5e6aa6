import type { Never } from './pack'

/** Sentences that no reply of such a business may hold, whoever made it; each is replaced by what a careful person would say. */
export const DIAGNOSIS: Never = {
  id: 'diagnosis',
  says: [
    /\b(?:you|your child|he|she|your \w+) (?:probably|likely|most likely|may|might|could|clearly|definitely|certainly|seem to|appear to)? ?(?:have|has|are having|is having|suffer|suffers|suffering) (?:an? |the )?(?:\w+ ){0,3}(?:infection|infected|abscess|cavity|cavities|disease|disorder|syndrome|cancer|tumor|fracture|broken|arthritis|diabetes|gingivitis|periodontitis|flu|strep|pneumonia|allergy|concussion|anxiety|depression|hernia|ulcer|migraine|\w+itis|\w+osis)\b/u,
    /\b(?:it|this|that) (?:sounds|looks|seems) like (?:an? |the )?(?:\w+ ){0,3}(?:infection|abscess|cavity|disease|disorder|cancer|fracture|sprain|allergy|concussion|nerve damage|\w+itis|\w+osis)\b/u,
    /\b(?:it|this|that)(?:'s| is) (?:probably |likely |most likely |just |only |nothing but )*(?:an? )?(?:\w+ ){0,2}(?:infection|abscess|cavity|cancer|fracture|sprain|allergy|\w+itis|harmless|benign|nothing (?:serious|to worry))\b/u,
    /\byou (?:do not|don't) need (?:to see )?(?:a|an|the|any) (?:doctor|dentist|er|emergency|antibiotics?|surgery)\b/u,
  ],
  instead: 'I can’t judge symptoms from here; a clinician has to see you for that.',
}

export const DOSAGE: Never = {
  id: 'dosage',
  says: [
    /\b(?:take|taking|use|give|apply|swallow|increase|decrease|double|stop taking|skip)\b.{0,40}\b(?:\d+ ?(?:mg|milligrams?|mcg|ml|milliliters?|tablets?|pills?|capsules?|drops)|ibuprofen|acetaminophen|tylenol|advil|aspirin|naproxen|aleve|amoxicillin|antibiotics?|penicillin|opioids?|medications?|medicine|your dose)\b/u,
    /\b\d+(?:\.\d+)? ?(?:mg|milligrams|mcg)\b/u,
    /\bevery (?:four|six|eight|twelve|\d+) hours\b/u,
  ],
  instead: 'I can’t advise on medicines or doses; please ask the practice, a pharmacist or your doctor.',
}

export const CURE: Never = {
  id: 'cure',
  says: [
    /\b(?:cures?|heals?|reverses?|eliminates?|treats) (?:your |all |any |the )?(?:\w+ ){0,2}(?:cancer|diabetes|arthritis|depression|anxiety|covid|disease|condition|pain|infertility|asthma|hypertension)\b/u,
    /\b(?:no|without any|zero) (?:risk|risks|side effects?)\b|\bcompletely (?:safe|painless|pain free)\b|\b100 ?(?:%|percent) (?:safe|effective|painless)\b/u,
  ],
  instead: 'I can’t promise results or say what is safe for you; please ask our team about your own case.',
}

export const LEGAL_ADVICE: Never = {
  id: 'legal-advice',
  says: [
    /\byou (?:have|'ve got|do have|clearly have|definitely have) (?:an? )?(?:\w+ ){0,2}(?:case|claim|grounds|defense)\b/u,
    /\byou (?:will|'ll|would|should|can|could|are going to|are likely to|are sure to) (?:easily |probably |definitely |likely |certainly )?(?:win|lose|get (?:custody|probation|off)|be (?:acquitted|convicted|awarded)|recover (?:damages|\$)|receive a settlement)\b/u,
    /\byou should (?:not )?(?:plead|sign|file|sue|admit|accept the offer|refuse|settle|withhold|move out|record|talk to the police|hide|transfer)\b/u,
    /\b(?:it|that|this) (?:is|isn't|is not) (?:perfectly |completely |totally )?(?:legal|illegal|lawful|unlawful|against the law)\b/u,
    /\bthe (?:deadline|statute of limitations) (?:is|for your case is|runs out)\b/u,
  ],
  instead: 'I can’t give legal advice here; a lawyer has to look at the facts of your case first.',
}

export const CLIENT: Never = {
  id: 'client-relationship',
  says: [
    /\bwe(?:'re| are)? (?:now )?(?:your (?:lawyers?|attorneys?|counsel)|represent(?:ing)? you|will represent you|take your case|taking your case|'ll take your case|will take your case|accept your case)\b/u,
    /\byou(?:'re| are) (?:now )?(?:our|a) client\b/u,
    /\b(?:this|our) (?:chat|conversation) is (?:privileged|confidential|protected)\b|\battorney client privilege (?:applies|protects)\b/u,
  ],
  instead: 'Writing here doesn’t make you a client yet; the firm has to agree to that first.',
}

export const MONEY_ADVICE: Never = {
  id: 'money-advice',
  says: [
    /\byou (?:can|should|could|may) (?:deduct|write off|claim|not report|skip|hide|invest|buy|sell|borrow|refinance)\b/u,
    /\byou (?:will|'ll|are going to|should) (?:get|receive|save|owe|earn|make) (?:an? )?(?:\w+ ){0,3}(?:refund|return|profit|taxes|in taxes|\$)/u,
    /\b(?:guaranteed|risk free|sure) (?:return|profit|refund|investment|approval)\b/u,
  ],
  instead: 'I can’t give tax or financial advice here; one of our people has to look at your figures first.',
}

export const PROPERTY: Never = {
  id: 'property-promise',
  says: [
    /\b(?:your|the) (?:home|house|property|condo) (?:is|would be|will be) worth\b|\bwill (?:sell|go) for\b|\bwill (?:appreciate|increase in value|go up in value)\b/u,
    /\b(?:safe|good|bad|family|quiet|christian|white|black|hispanic|asian|jewish) (?:neighborhood|area|part of town)\b|\bgood schools?\b|\bperfect for (?:families|singles|couples)\b/u,
  ],
  instead:
    'I can’t value a property or describe its neighbors here; one of our agents will gladly go through the facts with you.',
}

export const DANGEROUS_WORK: Never = {
  id: 'dangerous-work',
  says: [
    /\byou can (?:safely |easily |just |simply )*(?:open|touch|replace|rewire|remove|bypass|jump|repair|fix|reset|relight|disconnect|cap|climb|patch)\b.{0,50}\b(?:panel|breaker|wire|wires|wiring|gas|pilot|outlet|roof|furnace|capacitor|meter|main|water heater)\b/u,
    /\b(?:it(?:'s| is)|that(?:'s| is)) (?:perfectly |completely |totally )?safe to (?:use|touch|stay|keep|turn|run|ignore|open|climb|drive)\b/u,
    /\bbypass the\b/u,
  ],
  instead: 'Please leave that to one of our people: it can be dangerous, and I can’t judge it from here.',
}

export const SAFE_TO_DRIVE: Never = {
  id: 'safe-to-drive',
  says: [
    /\b(?:it(?:'s| is)|that(?:'s| is)|you(?:'re| are)|should be|car is) (?:perfectly |still |probably |fine and )*(?:safe|fine|okay|ok) to (?:drive|keep driving)\b/u,
    /\byou can (?:safely |still )?(?:drive|keep driving|ignore)\b/u,
  ],
  instead: 'I can’t say from here whether it is safe to drive; when in doubt, please don’t, and let us look at it.',
}

export const INSURER: Never = {
  id: 'insurer',
  says: [
    /\b(?:your )?insurance (?:company )?(?:will|should|is going to|has to|must) (?:pay|cover|approve)\b|\bcovered by your insurance\b|\b(?:waive|cover|pay|absorb) your deductible\b/u,
  ],
  instead: 'What an insurer pays is for them to say; we can show you what has to be done.',
}
