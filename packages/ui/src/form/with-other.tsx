import { Button } from 'antd'
import { memo, type ComponentType, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { FieldProps } from './form-state.ts'
import styles from './FormField.module.css'

/**
 * The same field, which shows below itself what somebody else saved there meanwhile, to be taken instead. A change of another field
 * does not render it.
 */
export function withOther<Field extends (props: never) => ReactNode>(field: Field): Field {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a field takes the value that it shows, of whatever type
  const Plain = field as unknown as ComponentType<FieldProps<unknown>>
  function FieldWithOther({ other, ...props }: FieldProps<unknown>) {
    const { formatMessage } = useIntl()
    if (other === undefined) return <Plain {...props} />
    return (
      <>
        <Plain {...props} />
        <div className={styles['other']}>
          <Plain
            {...props}
            label={formatMessage({ id: 'form.other' }, { label: props.label })}
            note={undefined}
            problem={undefined}
            value={other.value}
            onChange={() => {}}
            isDisabled
          />
          <Button size="small" onClick={other.onTake}>
            {formatMessage({ id: 'form.other.take' })}
          </Button>
        </div>
      </>
    )
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it takes the props of the field
  return memo(FieldWithOther) as unknown as Field
}
