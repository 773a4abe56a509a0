import {
  businesses,
  businessName,
  industries,
  organisations,
  organisationsBelow,
  products,
} from '../base/companies.ts'
import { people } from '../base/people.ts'
import { code0, code200, status0, success } from '../http/envelopes.ts'
import { contains, cutPage } from '../http/paging.ts'
import { get, post, type Route, type SignedInRequest } from '../http/router.ts'

type Node = { id: number; name: string; children: Node[] }

/** Lists of names that many pages choose from. */
export function directoryRoutes(): Route[] {
  return [
    post('/api/business/businessType/getPageList', ({ person, body }) =>
      status0({
        records: cutPage(
          businesses.filter(({ tenantId }) => tenantId === person.tenantId),
          body,
          100,
        ).map(({ id, name }) => ({ id, name })),
      }),
    ),
    get('/api/business/industry/getAll', () => success(industries)),
    post('/api/business/product/getPageList', listProducts),
    post('/api/user/organization/list', ({ person }) =>
      code0({
        list: organisations
          .filter(({ tenantId, parentId }) => tenantId === person.tenantId && parentId === null)
          .map(({ id, name }) => toNode(id, name)),
      }),
    ),
    post('/api/user/list', listUsers),
    get('/api/user/list/enum', ({ person }) =>
      code200(
        people.filter(({ tenantId }) => tenantId === person.tenantId).map(({ id, name }) => ({ id, name })),
      ),
    ),
  ]
}

function toNode(id: number, name: string): Node {
  const children = organisations.filter(({ parentId }) => parentId === id)
  return { id, name, children: children.map((child) => toNode(child.id, child.name)) }
}

function listProducts({ person, body }: SignedInRequest) {
  const businessCode = body.optionalNumber('businessCode')
  const rows = products.filter(
    ({ businessId, name }) =>
      businesses.some(({ id, tenantId }) => id === businessId && tenantId === person.tenantId) &&
      (businessCode === undefined || businessId === businessCode) &&
      contains(name, body.text('name')),
  )
  return code200({
    rows: cutPage(rows, body, 100).map(({ id, name, businessId }) => ({
      id,
      name,
      businessName: businessName(businessId),
    })),
  })
}

function listUsers({ person, body }: SignedInRequest) {
  const orgId = body.optionalNumber('orgId')
  const below = orgId === undefined ? null : organisationsBelow(orgId)
  const found = people.filter(
    (user) =>
      user.tenantId === person.tenantId &&
      (below === null || below.includes(user.orgId)) &&
      contains(user.account, body.text('account')) &&
      contains(user.name, body.text('name')),
  )
  return success({ records: cutPage(found, body, 1000).map(({ id, account }) => ({ id, account })) })
}
