import { randomUUID } from 'node:crypto'
import { subApp } from '@console/contracts'
import type { Topic } from '../../../access/topic.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { listTenantIds } from './set.store.ts'

const APPS_CHANGED = 'subApp.changed'

/** Everybody of the company learns that their apps are to be read again: menu and pages follow. */
export const appsChanged: Topic = {
  topic: APPS_CHANGED,
  findNotices: async (_tx, _happened, connected) =>
    connected.map((to) => ({
      to,
      body: {
        kind: 'pushEvents',
        value: {
          businessTypeId: to.businessTypeId,
          events: [{ url: subApp.registry.path, unreadCount: 0 }],
        },
      },
    })),
}

/** Informs the people of the caller's company. */
export async function notifyCompany({ emit }: TenantTx): Promise<void> {
  await emit({ topic: APPS_CHANGED, key: randomUUID() })
}

/** Informs the people of these companies, or of all. */
export async function notifyCompanies(tx: TenantTx, companyCodes: readonly string[] | null): Promise<void> {
  for (const id of await listTenantIds(tx, companyCodes)) {
    await tx.emitIn(id, { topic: APPS_CHANGED, key: randomUUID() })
  }
}
