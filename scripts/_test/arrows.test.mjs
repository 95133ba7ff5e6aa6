import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findForbiddenArrows } from '../lib/arrows.mjs'

const isForbidden = (path, code) => findForbiddenArrows([{ path, code }]).length > 0

const FORBIDDEN = [
  ['contract/leads.ts', "import { z } from 'zod'"],
  ['contract/leads.ts', "import { store } from '../worker/leads/store'"],
  ['contract/leads.ts', "export * from '../app/lib/api'"],
  ['app/main.tsx', "import { captureLead } from '../worker/leads/captureLead'"],
  ['app/main.tsx', "import { bubble } from '../widget/launcher/bubble'"],
  ['app/main.tsx', "const { bubble } = await import('../widget/launcher/bubble')"],
  ['widget/panel/index.tsx', "import { api } from '../../app/lib/api'"],
  ['widget/panel/index.tsx', "import '../../worker/index'"],
  ['worker/leads/captureLead.ts', "import { Hono } from 'hono'"],
  ['worker/leads/captureLead.ts', "import { eq } from 'drizzle-orm'"],
  ['worker/leads/routes.ts', "import { eq } from 'drizzle-orm'"],
  ['worker/leads/captureLead.ts', "import { findBusiness } from '../businesses/store'"],
  ['worker/leads/captureLead.ts', "import { businessRoutes } from '../businesses/routes'"],
  ['worker/http/problem.ts', "import { captureLead } from '../leads/captureLead'"],
  ['worker/db/clients.ts', "import type { Lead } from '../leads/views'"],
  ['worker/text/words.ts', "import type { Statement } from '../knowledge/statement'"],
  ['worker/industries/signs.ts', "import { errorText } from '../errorText'"],
  ['worker/knowledge/search/joinRanks.ts', "import type { Context } from '../../context'"],
  ['worker/knowledge/found.ts', "import type { Question } from '../answering/answerer'"],
  ['worker/answering/act/decide.ts', "import { captureLead } from '../../leads/captureLead'"],
  ['worker/answering/gather/gather.ts', "import { checkerOf } from '../check/checkerOf'"],
  ['worker/usage/countConversation.ts', "storage.sql.exec('DELETE FROM periods')"],
  ['worker/leads/store.ts', 'await db.transaction(async (tx) => tx.run(statement))'],
]

const ALLOWED = [
  ['contract/leads.ts', "import * as z from 'zod/mini'\nimport { email } from './text'"],
  ['app/main.tsx', "import type { App } from '../worker/app'\nimport { plans } from '../contract/plans'"],
  ['worker/leads/routes.ts', "import { Hono } from 'hono'\nimport { captureLead } from './captureLead'"],
  ['worker/usage/meterStore.ts', "sql\n  .exec('DELETE FROM periods')"],
  ['worker/leads/store.ts', "import { eq } from 'drizzle-orm'\nimport { leads } from '../db/schema'"],
  ['worker/leads/captureLead.ts', "import { insertLead } from './store'\nimport { sendMail } from '../mail/sendMail'"],
  ['worker/app.ts', "import { Hono } from 'hono'\nimport { leadRoutes } from './leads/routes'"],
  ['worker/industries/signs.ts', "import { fold } from '../text/fold'"],
  [
    'worker/knowledge/search/joinRanks.ts',
    "import type { Found } from '../found'\nimport { fold } from '../../text/fold'",
  ],
  ['worker/answering/check/say.ts', "import type { Evidence } from '../gather/evidence'"],
  ['worker/chat/ChatSession.ts', 'this.ctx.storage.transaction(async () => save())'],
]

for (const [path, code] of FORBIDDEN) test(`${path} may not: ${code}`, () => assert.ok(isForbidden(path, code)))
for (const [path, code] of ALLOWED)
  test(`${path} may: ${code}`, () => assert.deepEqual(findForbiddenArrows([{ path, code }]), []))
