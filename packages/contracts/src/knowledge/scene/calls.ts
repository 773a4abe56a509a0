import * as z from 'zod'
import { managedList, nameText, OF_BUSINESS } from '../../operations/managed-list/managed-list.ts'
import { filterText } from '../../shared/wire.ts'

/** Scenes that quality rules and prompts are sorted into. One with any of them is in use. */
export const scenes = managedList({
  id: 'scene.scenes',
  path: '/api/assistant/scenes',
  scope: OF_BUSINESS,
  filters: { text: filterText.optional() },
  draft: { name: nameText },
  facts: { rules: z.int().min(0), prompts: z.int().min(0) },
})
export type Scene = z.output<typeof scenes.row>
