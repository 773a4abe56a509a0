import { recordsIn, rowsIn, valueAt } from '../base/json.ts'
import { plain, type Step } from '../base/step.ts'

/** Reads who is signed in, the menu, and the lists of names that many pages choose from. Signing in itself is before the plan. */
export const SESSION_STEPS: readonly Step[] = [
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
