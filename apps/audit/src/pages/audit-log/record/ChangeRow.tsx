import type { FieldChange } from '../../../model/changed-fields.ts'
import styles from './ChangesTable.module.css'
import { ChangeSide } from './ChangeSide.tsx'
import { useChangeTexts } from './use-change-texts.ts'

/** A changed field: before with −, after with +. */
export function ChangeRow({ field }: { field: FieldChange }) {
  const { fieldName } = useChangeTexts()
  return (
    <tr>
      <th scope="row">{fieldName(field)}</th>
      <td className={field.before === null ? undefined : styles['before']}>
        {field.before !== null && <Sign text="−" />}
        <span className={styles['value']}>
          <ChangeSide field={field} side="before" />
        </span>
      </td>
      <td className={field.after === null ? undefined : styles['after']}>
        {field.after !== null && <Sign text="+" />}
        <span className={styles['value']}>
          <ChangeSide field={field} side="after" />
        </span>
      </td>
    </tr>
  )
}

/** The column heads have the same meaning as text. */
function Sign({ text }: { text: string }) {
  return (
    <span className={styles['sign']} aria-hidden="true">
      {text}
    </span>
  )
}
