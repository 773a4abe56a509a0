import { dayField, idField } from '@console/ui'

/** The query in the address; the manifest names its parameters that are days. */
export const querySearch = {
  business: idField(),
  organisation: idField(),
  /** The organisation, as links from the page of teams name it (RPT-065). */
  orgId: idField(),
  from: dayField(),
  to: dayField(),
}
