import type { label, subApp } from '@console/contracts'

type Facts = Pick<label.Label, 'id' | 'name' | 'bizTypeName' | 'enable'>

/** The fields of a label that a company can consent to give to apps. */
export function toLabelRecord({ id, name, bizTypeName, enable }: Facts): subApp.RecordOf<'label'> {
  return { id: String(id), name, business: bizTypeName ?? null, isEnabled: enable === 1 }
}
