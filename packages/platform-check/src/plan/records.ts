import { randomUUID } from 'node:crypto'
import { recordsIn, rowsIn, valueAt } from '../base/json.ts'
import { plain, type Step } from '../base/step.ts'

/** The conversation that is simulated, and its first line (LABEL-Q14). */
const CONVERSATION = randomUUID()
const FIRST_LINE = `${CONVERSATION}-1`
const PAGE = { pageIndex: 1, pageSize: 10 }
const ANY_STATUS = -1
/** The kind of a label's rule that is a prompt, which has a history. */
const PROMPT_RULE = 1

/** Labels, voices and versions. */
export const RECORD_STEPS: readonly Step[] = [
  {
    id: 'label.query',
    request: (facts) => ({ query: { ...PAGE, tenantId: facts.get('tenantId'), orderBy: 1 } }),
    learn: (data, facts) => {
      const labels = recordsIn(rowsIn(data))
      const prompt = labels.find((label) => valueAt(label, 'rule', 'labelType') === PROMPT_RULE)
      facts.learn('labelId', labels[0]?.['id'])
      facts.learn('ruleId', valueAt(prompt ?? labels[0], 'rule', 'id'))
    },
    isPrivate: true,
  },
  {
    id: 'label.history',
    request: (facts) => ({ query: { ruleId: facts.get('ruleId') } }),
    record: 'ruleId',
    isPrivate: true,
  },
  {
    id: 'label.tagList',
    request: (facts) => ({ query: { bizTypeId: facts.get('bizTypeId') } }),
    isPrivate: true,
  },
  { id: 'label.validateRegex', request: () => ({ body: { regex: 'dis.ount', text: 'a discount' } }) },
  {
    id: 'label.debug',
    request: (facts) => ({
      body: {
        isProd: false,
        productId: facts.get('productId'),
        question: 'How much is it?',
        source: 1,
        voiceId: FIRST_LINE,
        sessionId: CONVERSATION,
      },
    }),
  },
  { id: 'voiceprint.config', request: plain },
  { id: 'voiceprint.categories', request: () => ({ query: PAGE }), isPrivate: true },
  {
    id: 'voiceprint.corpora',
    request: () => ({ query: { status: ANY_STATUS, ...PAGE, order: 'catalogName', asc: 'true' } }),
    isPrivate: true,
  },
  {
    id: 'voiceprint.checks',
    request: () => ({ query: { status: ANY_STATUS, ...PAGE } }),
    isPrivate: true,
  },
  { id: 'voiceprint.exportCheckResult', request: () => ({ query: { status: ANY_STATUS } }) },
  { id: 'appVersion.list', request: () => ({ query: { ...PAGE, orderBy: 'version_value' } }) },
]
