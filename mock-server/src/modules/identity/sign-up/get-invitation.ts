import { signUp } from '@console/contracts'
import { publicRoute } from '../../../access/route.ts'
import { openInvitation } from './open-invitation.ts'

export const getInvitation = publicRoute(signUp.invitation, {
  handler: async ({ ctx, query, request }) => {
    const { nameEn, nameZh } = await openInvitation(ctx, query.invite, request.address)
    return { company: { en: nameEn, zh: nameZh } }
  },
})
