import { randomUUID } from 'node:crypto'
import type { Facts } from '../base/facts.ts'
import { recordsIn, rowsIn, valueAt } from '../base/json.ts'
import { plain, type Step } from '../base/step.ts'
import { MESSAGE_STEPS } from './messages.ts'
import { MONITORING_STEPS } from './monitoring.ts'
import { STATISTICS_STEPS } from './statistics.ts'

/** A metric of the documents: persons online. */
const ONLINE_PERSONS = 1_000_101

const contractorsDays = (facts: Facts) => ({ bizTypeId: facts.get('contractorBizTypeId'), ...facts.week })

/** Projects of the owner, of a provider, and their figures. */
const PROJECT_STEPS: readonly Step[] = [
  {
    id: 'projectStat.monitor',
    request: plain,
    learn: (data, facts) => {
      const project = recordsIn(rowsIn(data)).find(({ assignments }) => recordsIn(assignments).length > 0)
      facts.learn('projectId', project?.['id'])
      facts.learn('contractorBizTypeId', recordsIn(project?.['assignments'])[0]?.['bizTypeID'])
    },
  },
  {
    id: 'project.list',
    request: () => ({ query: { current: 1, size: 10 } }),
    learn: (data, facts) => facts.learn('projectId', recordsIn(rowsIn(data))[0]?.['id']),
  },
  { id: 'project.overview', request: plain },
  { id: 'project.stat', request: plain },
  {
    id: 'project.detail',
    request: (facts) => ({ query: { id: facts.get('projectId') } }),
    learn: (data, facts) =>
      facts.learn('contractorBizTypeId', recordsIn(valueAt(data, 'assignments'))[0]?.['bizTypeID']),
    record: 'id',
  },
  {
    id: 'projectApplication.providerList',
    request: () => ({ query: { current: 1, size: 10, type: 1 } }),
    learn: (data, facts) => facts.learn('providerProjectId', recordsIn(rowsIn(data))[0]?.['projectID']),
    isForProviders: true,
  },
  {
    id: 'projectApplication.providerDetail',
    request: (facts) => ({ query: { id: facts.get('providerProjectId') } }),
    record: 'id',
    isForProviders: true,
  },
  { id: 'projectLog.logDictionary', request: plain },
  {
    id: 'projectLog.log',
    request: (facts) => ({ query: { projectId: facts.get('projectId'), pageIndex: 1, pageSize: 10 } }),
    record: 'projectId',
  },
  {
    id: 'projectReport.reports',
    request: (facts) => ({
      query: {
        projectId: facts.get('projectId'),
        type: 'monthly',
        ownerTenantId: 0,
        ownerTenantType: 'platform',
      },
    }),
    record: 'projectId',
  },
  {
    id: 'projectStat.workers',
    request: (facts) => ({
      query: { bizTypeId: facts.get('contractorBizTypeId'), pageIndex: 1, pageSize: 10 },
    }),
    record: 'bizTypeId',
  },
  {
    id: 'projectStat.onlineDurations',
    request: (facts) => ({ query: { bizTypeIds: [facts.get('contractorBizTypeId')] } }),
  },
  {
    id: 'projectStat.bizSummary',
    request: (facts) => ({ query: { projectId: facts.get('projectId'), ...facts.week } }),
  },
  {
    id: 'projectStat.bizDetail',
    request: (facts) => ({ query: { metric: ONLINE_PERSONS, ...contractorsDays(facts) } }),
  },
  {
    id: 'projectStat.detail',
    request: (facts) => ({ query: { metric: ONLINE_PERSONS, ...contractorsDays(facts) } }),
  },
]

/** Reads who is signed in, the menu, and the lists of names that many pages choose from. Signing in itself is before the plan. */
const SESSION_STEPS: readonly Step[] = [
  {
    id: 'user.info',
    request: plain,
    learn: (data, facts) => {
      facts.learn('timezone', valueAt(data, 'timezone'))
      facts.learn('tenantId', valueAt(data, 'tenantId'))
      facts.learn('userId', valueAt(data, 'userId') ?? valueAt(data, 'id'))
      const [business] = recordsIn(valueAt(data, 'businessTypes'))
      facts.learn('bizTypeId', valueAt(data, 'selectedBusinessTypeId') ?? business?.['businessTypeId'])
    },
  },
  { id: 'session.authz', request: plain },
  { id: 'menu.tree', request: () => ({ query: { clientId: 'console' } }) },
  {
    id: 'session.describeDispatcher',
    request: (facts) => ({
      body: { businessTypeID: facts.get('bizTypeId'), isWS: true, version: '2.5.0.5000' },
    }),
    mayBeRefused: 'the platform has no realtime server',
  },
  {
    id: 'business.businessTypePage',
    request: () => ({ body: { current: 1, size: 100 } }),
    learn: (data, facts) => facts.learn('bizTypeId', recordsIn(rowsIn(data))[0]?.['id']),
    isPrivate: true,
  },
  {
    id: 'business.productPage',
    request: (facts) => ({ body: { pageNum: 1, pageSize: 100, businessCode: facts.get('bizTypeId') } }),
    learn: (data, facts) => facts.learn('productId', recordsIn(rowsIn(data))[0]?.['id']),
    isPrivate: true,
  },
  { id: 'business.industryAll', request: plain },
  {
    id: 'user.organizationList',
    request: plain,
    learn: (data, facts) => facts.learn('orgId', recordsIn(valueAt(data, 'list'))[0]?.['id']),
    isPrivate: true,
  },
  {
    id: 'user.list',
    request: () => ({ body: { account: '', current: 1, name: '', isBasic: true, size: 100 } }),
    isPrivate: true,
  },
  { id: 'user.listEnum', request: plain, isPrivate: true },
  {
    id: 'tenant.detail',
    request: (facts) => ({ query: { tenantId: facts.get('tenantId') } }),
    record: 'tenantId',
    isPrivate: true,
  },
  {
    id: 'credential.list',
    request: () => ({ query: { current: 1, size: 20 } }),
    learn: (data, facts) => facts.learn('clientId', recordsIn(rowsIn(data))[0]?.['clientId']),
    isPrivate: true,
  },
  {
    id: 'credential.searchPaths',
    request: (facts) => ({ query: { clientId: facts.get('clientId'), path: '' } }),
  },
  {
    id: 'credential.usage',
    request: (facts) => ({
      query: { clientId: facts.get('clientId'), from: facts.seconds - 6 * 86_400, to: facts.seconds },
    }),
    record: 'clientId',
    isPrivate: true,
  },
]

/** The conversation that is simulated, and its first line (LABEL-Q14). */
const CONVERSATION = randomUUID()

const FIRST_LINE = `${CONVERSATION}-1`

const PAGE = { pageIndex: 1, pageSize: 10 }

const ANY_STATUS = -1

/** The kind of a label's rule that is a prompt, which has a history. */
const PROMPT_RULE = 1

/** Labels, voices and versions. */
const RECORD_STEPS: readonly Step[] = [
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

/** Every documented call that reads, but signing in and its check. */
export const DOCUMENTED_STEPS: readonly Step[] = [
  ...SESSION_STEPS,
  ...MESSAGE_STEPS,
  ...PROJECT_STEPS,
  ...STATISTICS_STEPS,
  ...MONITORING_STEPS,
  ...RECORD_STEPS,
]
