import { isPlatform } from '../../../access/require-platform.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { Forbidden, NotFound } from '../../../platform/errors.ts'
import { findCompanyCode } from './company-apps.store.ts'
import { findApp } from './sub-app.store.ts'

/** Returns an app to people of the platform and of the company that owns it; throws for everybody else. */
export async function requireReader(
  tx: TenantTx,
  module: string,
): Promise<NonNullable<Awaited<ReturnType<typeof findApp>>>> {
  const app = await findApp(tx, module)
  if (await isPlatform(tx)) {
    if (app === undefined) throw new NotFound()
    return app
  }
  // Nobody learns whether an app of others exists.
  if (app === undefined || app.ownerCompany !== (await findCompanyCode(tx))) throw new Forbidden()
  return app
}
