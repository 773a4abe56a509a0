import type { label, subApp } from '@console/contracts'

type Facts = Pick<label.Label, 'id' | 'name' | 'bizTypeName' | 'enable'>

/** What apps can get of a label, with the fields that the company has consented to. */
export function toLabelRecord({ id, name, bizTypeName, enable }: Facts): subApp.RecordOf<'label'> {
  return { id: String(id), name, business: bizTypeName ?? null, isEnabled: enable === 1 }
}
