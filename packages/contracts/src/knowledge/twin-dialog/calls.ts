import * as z from 'zod'
import { businessSettings } from '../../operations/managed-list/business-settings.ts'

export const TONES = ['friendly', 'formal', 'brief'] as const
export const MAX_WORDS = 500
export const MAX_TURNS = 100

const words = z.string().trim().max(MAX_WORDS)

/**
 * Dialogue of the digital twin of a business; where it is disabled, the twin does not talk.
 * - list: Dialogue settings of the digital twin of each business type, by name. One that nobody has set has the
 *   defaults and version 0; without `bizTypeId` every business type, at most 500.
 * - save: Replaces the dialogue settings of the digital twin of one business type. Enabled, it needs an opening and a
 *   closing. `version` is the one that was read, 0 before the first save; 409 when somebody saved meanwhile.
 */
export const settings = businessSettings({
  id: 'twinDialog',
  path: '/api/assistant/twin/dialogs',
  value: z
    .strictObject({
      opening: words,
      closing: words,
      tone: z.enum(TONES),
      mostTurns: z.int().min(1).max(MAX_TURNS),
      isEnabled: z.boolean(),
    })
    // A twin that talks has to begin and to end.
    .refine(({ isEnabled, opening }) => !isEnabled || opening !== '', {
      path: ['opening'],
      message: 'needed',
    })
    .refine(({ isEnabled, closing }) => !isEnabled || closing !== '', {
      path: ['closing'],
      message: 'needed',
    }),
  fallback: { opening: '', closing: '', tone: 'friendly', mostTurns: 20, isEnabled: false },
})
export type TwinDialog = z.output<typeof settings.value>
