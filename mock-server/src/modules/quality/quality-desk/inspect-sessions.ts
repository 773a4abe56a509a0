import { qualityDesk } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Conflict, NotFound, refuse } from '../../../platform/errors.ts'
import { route } from '../../../access/route.ts'
import { knowledgeTexts } from '../../knowledge/knowledge/public.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import {
  findInspections,
  findInspectors,
  findItems,
  lockItem,
  readInspection,
  insertDraw,
  updateItem,
} from './inspections.store.ts'
import { canOpen } from '../../../access/policy.ts'

const MENU_ID = 'quality.inspection'
const policy = canOpen(MENU_ID)
const MODULE = 'quality'

export const listInspections = route(qualityDesk.inspections, {
  policy,
  handler: async ({ tx, query }) => {
    await requireBusinessType(tx, query.bizTypeId)
    return findInspections(tx, query)
  },
})

export const drawInspection = route(qualityDesk.draw, {
  policy,
  handler: async ({ ctx, tx, session, query: { bizTypeId }, body }) => {
    await requireBusinessType(tx, bizTypeId)
    const { userId, timezone } = session
    const id = await insertDraw(tx, { ...body, bizTypeId, timezone }, { by: userId, at: ctx.clock.now() })
    if (id === null) throw refuse(qualityDesk.DESK_REFUSALS.nothingToDraw, knowledgeTexts.nothingToDraw)
    const inspection = await readInspection(tx, id)
    if (!inspection) throw new NotFound()
    const after = { ...body, drawn: inspection.drawn }
    await tx.audit({ module: MODULE, opType: 'quality.draw', target: body.name, bizTypeId, after })
    return inspection
  },
})

export const listItems = route(qualityDesk.inspectionItems, {
  policy,
  handler: async ({ tx, params: { id } }) => {
    if (!(await readInspection(tx, id))) throw new NotFound()
    return findItems(tx, id)
  },
})

export const listInspectors = route(qualityDesk.inspectors, {
  policy,
  handler: ({ tx }) => findInspectors(tx, { menuId: MENU_ID, limit: qualityDesk.MAX_NAMED }),
})

export const assignItem = route(qualityDesk.assignItem, {
  policy,
  handler: async ({ tx, params: { id }, query: { version }, body: { userId } }) => {
    const item = await lockedItem(tx, { id, version })
    const inspectors = await findInspectors(tx, { menuId: MENU_ID, limit: qualityDesk.MAX_NAMED })
    if (userId !== null && !inspectors.some((one) => one.id === userId)) throw new NotFound()
    await updateItem(tx, id, { assignedTo: userId })
    const { sessionId } = item
    await tx.audit({
      module: MODULE,
      opType: 'quality.assign',
      target: item.name,
      bizTypeId: item.businessTypeId,
      before: { sessionId, userId: item.assignedTo },
      after: { sessionId, userId },
    })
    return null
  },
})

export const judgeItem = route(qualityDesk.judgeItem, {
  policy,
  handler: async ({ ctx, tx, session, params: { id }, query: { version }, body }) => {
    const item = await lockedItem(tx, { id, version })
    const { verdict } = body
    const remark = body.remark === '' ? null : body.remark
    await updateItem(tx, id, { verdict, remark, judgedBy: session.userId, judgedAt: ctx.clock.now() })
    const { sessionId } = item
    await tx.audit({
      module: MODULE,
      opType: 'quality.judge',
      target: item.name,
      bizTypeId: item.businessTypeId,
      before: { sessionId, verdict: item.verdict, remark: item.remark },
      after: { sessionId, verdict, remark },
    })
    return null
  },
})

async function lockedItem(tx: TenantTx, { id, version }: { id: number; version: number }) {
  const item = await lockItem(tx, id)
  if (!item) throw new NotFound()
  if (item.version !== version) throw new Conflict()
  return item
}
