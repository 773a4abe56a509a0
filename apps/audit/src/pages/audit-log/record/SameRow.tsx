import type { FieldChange } from '../../../model/changed-fields.ts'
import styles from './ChangesTable.module.css'
import { ChangeSide } from './ChangeSide.tsx'
import { useChangeTexts } from './use-change-texts.ts'

/** An unchanged field: one value for both sides. */
export function SameRow({ field }: { field: FieldChange }) {
  const { fieldName } = useChangeTexts()
  return (
    <tr>
      <th scope="row">{fieldName(field)}</th>
      <td colSpan={2} className={styles['same']}>
        <ChangeSide field={field} side="after" />
      </td>
    </tr>
  )
}
