import * as z from 'zod'
import { businessSettings } from '../../operations/managed-list/business-settings.ts'

export const TONES = ['friendly', 'formal', 'brief'] as const
export const MAX_WORDS = 500
export const MAX_TURNS = 100

const words = z.string().trim().max(MAX_WORDS)

/** How the digital twin of a business talks; off, it does not. */
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
    // Who talks has to begin and to end.
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
