import { subApp } from '@console/contracts'
import { checkLocalAddress } from '../../../access/local-address.ts'
import { mayDevelopApps, signLocalPage } from '../../../access/local-page.ts'
import { everySignedIn } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { BadRequest, Forbidden } from '../../../platform/errors.ts'
import { localAddressTexts } from './sub-app.messages.ts'

/** Lets one session load a page from its person's own machine, in documents that name it. */
export const developLocally = route(subApp.developLocally, {
  // A permission decides.
  policy: everySignedIn,
  handler: async ({ ctx, tx, session, language, request, body: { module, address } }) => {
    if (!mayDevelopApps(session)) throw new Forbidden()
    const checked = checkLocalAddress(address, ctx.config.appDevOrigins)
    const problem = typeof checked === 'string' ? checked : null
    const isOwn = typeof checked !== 'string' && checked.origin === new URL(request.consoleOrigin).origin
    if (problem !== null || isOwn) {
      const text = localAddressTexts[problem ?? 'ownOrigin']
      throw new BadRequest({ address: text[language] }, text)
    }
    await tx.audit({ module: 'subApp', opType: 'subApp.developLocally', target: module, after: { address } })
    return { grant: signLocalPage(ctx, { module, address }, session) }
  },
})
