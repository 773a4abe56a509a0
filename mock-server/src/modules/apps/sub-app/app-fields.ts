import type { subApp } from '@console/contracts'
import { canOpen, type Policy } from '../../../access/policy.ts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Forbidden } from '../../../platform/errors.ts'
import type { FieldValue } from './field-value.store.ts'
import { findRunningApps } from './running-apps.store.ts'
import { findSlots } from './slots.store.ts'

/** People who may open a page of these records read and write what apps add to them. */
const CAN_OPEN: Readonly<Record<subApp.FieldTarget, Policy>> = {
  person: canOpen('account.users', 'account.user'),
  project: canOpen('project.index', 'project.detail', 'project.assign', 'project.accepted'),
  label: canOpen('label.config'),
}

export const canOpenSomeRecord: Policy = (session) =>
  Object.values(CAN_OPEN).some((isAllowed) => isAllowed(session))

/** Throws 403 for records whose pages the person may not open. */
export function requireRecordPage(session: Session, target: subApp.FieldTarget): void {
  if (!CAN_OPEN[target](session)) throw new Forbidden()
}

export type AppField = {
  appId: number
  module: string
  contribution: Extract<subApp.Contribution, { kind: 'formField' }>
}

/** The form fields that the versions of the person add to records, those that are switched off left out; an app has its own only. */
export async function findAppFields(
  tx: TenantTx,
  session: Session,
  target: subApp.FieldTarget,
): Promise<AppField[]> {
  const running = (await findRunningApps(tx, session)).apps.filter(
    ({ module }) => session.app === undefined || session.app.module === module,
  )
  const slots = await findSlots(
    tx,
    running.map(({ versionId }) => versionId),
  )
  return running.flatMap(({ module, versionId }) => {
    const found = slots.get(versionId)
    if (found === undefined) return []
    const { appId, off } = found
    return found.slots.contributions.flatMap((contribution) =>
      contribution.kind === 'formField' && contribution.target === target && !off.has(contribution.id)
        ? [{ appId, module, contribution }]
        : [],
    )
  })
}

/** True if a field may have the value: of its kind, and one of its options where it has some. */
export function takesValue(
  { input, options = [] }: Pick<AppField['contribution'], 'input' | 'options'>,
  value: FieldValue,
): boolean {
  switch (input) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'switch':
      return typeof value === 'boolean'
    case 'select':
      return options.some((option) => option.value === value)
  }
}
