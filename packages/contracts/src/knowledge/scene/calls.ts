import * as z from 'zod'
import { IN_USE, managedList, nameText, OF_BUSINESS } from '../../operations/managed-list/managed-list.ts'
import { filterText } from '../../shared/wire.ts'

/**
 * Scenes that quality rules and prompts are sorted into. One with any of them is in use.
 * - list: Scenes of a business by name, with the numbers of their rules and prompts. `text` is part of a name.
 * - create: Adds a scene to a business. A name that the business has already is refused, in whatever case.
 * - update: Renames a scene. A name that the business has already is refused, in whatever case; 409 when `version` is
 *   not the present one.
 * - remove: Deletes a scene without rules and prompts. One that has any is refused with `inUse`; 409 when `version`
 *   is not the present one.
 */
export const scenes = managedList({
  id: 'scene.scenes',
  path: '/api/assistant/scenes',
  scope: OF_BUSINESS,
  filters: { text: filterText.optional() },
  draft: { name: nameText },
  facts: { rules: z.int().min(0), prompts: z.int().min(0) },
  refusals: { remove: IN_USE },
})
export type Scene = z.output<typeof scenes.row>
