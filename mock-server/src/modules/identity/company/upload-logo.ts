import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { company, type Language } from '@console/contracts'
import { sessionRoute } from '../../../access/route.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { BadRequest, Problem } from '../../../platform/errors.ts'
import { companyTexts } from './company.messages.ts'
import { canManageCompany } from './company.policy.ts'
import { lockCompany, updateLogo, type LogoColumn } from './company.store.ts'
import { isWithinPixelLimits } from './image-pixels.ts'
import { toLogoKey, logoLocation } from './logo-path.ts'
import { findLogoType, type LogoEnding } from './logo-type.ts'

export const uploadLogo = sessionRoute(company.uploadLogo, {
  policy: canManageCompany,
  handler: async ({ ctx, session, body, request, language }) => {
    const { bytes, ending } = await readLogo(body.file, language)
    const column: LogoColumn = body.purpose === company.LOGO_PURPOSE.expanded ? 'logo' : 'subLogo'
    const { key, url } = logoLocation(randomUUID(), ending)
    await ctx.storage.write(key, Readable.from([bytes]), request.signal)
    const actor = { userId: session.userId, userName: session.name, requestId: request.id }
    let replaced: string | null
    try {
      replaced = await ctx.db.inTenant(
        session.tenantId,
        async (tx) => {
          const { [column]: before, nameEn } = await lockCompany(tx)
          await updateLogo(tx, column, url)
          await tx.audit({
            module: 'company',
            opType: 'company.uploadLogo',
            target: nameEn,
            before: { [column]: before },
            after: { [column]: url, bytes: bytes.length },
          })
          return before
        },
        actor,
      )
    } catch (error) {
      await ctx.storage.remove(key)
      throw error
    }
    await deleteReplaced(ctx, replaced)
    return { url }
  },
})

/** The file when it is an image that a logo may be, by its name and by its contents (COMP-009, COMP-010). */
async function readLogo(file: File, language: Language): Promise<{ bytes: Buffer; ending: LogoEnding }> {
  const named = /\.([a-z]{1,5})$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!Object.hasOwn(company.LOGO_TYPES, named))
    throw new BadRequest({ file: companyTexts.notAnImage[language] })
  if (file.size > company.LOGO_MAX_BYTES) throw logoTooLarge()
  const bytes = Buffer.from(await file.arrayBuffer())
  const ending = await findLogoType(bytes)
  if (typeof ending === 'object' && ending !== null)
    throw new BadRequest({ file: companyTexts.activeSvg(ending)[language] })
  if (ending === null || ending !== named.replace('jpeg', 'jpg')) {
    throw new BadRequest({ file: companyTexts.notWhatItsNameSays[language] })
  }
  if (ending !== 'svg') requireShowable(bytes, language)
  return { bytes, ending }
}

function requireShowable(bytes: Buffer, language: Language): void {
  const isWithin = isWithinPixelLimits(bytes)
  if (isWithin === null) throw new BadRequest({ file: companyTexts.notWhatItsNameSays[language] })
  if (!isWithin) throw new BadRequest({ file: companyTexts.tooManyPixels[language] })
}

export function logoTooLarge(): Problem {
  return new Problem({ status: 413, code: 413, text: companyTexts.logoTooLarge })
}

/** A logo that was replaced is of no use to anybody; that it stays on the disk is no reason to refuse the new one. */
async function deleteReplaced(ctx: AppContext, url: string | null): Promise<void> {
  const key = url === null ? null : toLogoKey(url)
  if (key === null) return
  await ctx.storage
    .remove(key)
    .catch((error: unknown) => ctx.log.warn({ err: error, key }, 'a replaced logo was not removed'))
}
