import { label } from '@console/contracts'
import { LongTextField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { ChoiceField } from '../components/ChoiceField.tsx'
import { WholeNumberField } from '../components/WholeNumberField.tsx'
import { MAX_STORED_NUMBER, needsShowName } from '../model/field-problems.ts'
import { FieldSection } from './FieldSection.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import { type LabelFormObject, useLabelFields } from './use-label-fields.ts'
import styles from './LabelEditor.module.css'

type BaseFieldsProps = { form: LabelFormObject; stored: label.Label | null }

/** Shows how many characters there are; one too many is refused, not cut off. */
const MAX = label.MAX_LABEL_CHARACTERS
const COUNTED = { count: { show: true, max: MAX } }
export const COUNT = { max: MAX, lengthOf: (text: string) => text.length }
export const ROWS = { minRows: 2, maxRows: 4 }

/** A label's name, product and viewers (LABEL-051..065). */
export function BaseFields({ form, stored }: BaseFieldsProps) {
  const { formatMessage } = useIntl()
  const { bind, bindOptional, choose } = useLabelFields(form)
  const { values } = form
  const locked = formatMessage({ id: 'label.locked' })
  const isOfCustomer = values.isCustomerRelated === 1
  // Saved as 1 it stays so (LABEL-087).
  const isBound = stored?.kbBindable === 1
  const isNamed = needsShowName(values)
  return (
    <FieldSection title={formatMessage({ id: 'label.base' })} text={formatMessage({ id: 'label.base.text' })}>
      <div className={styles['wide']}>
        <TextField {...bind('name')} isRequired hasFocus={stored === null} input={COUNTED} />
      </div>
      <ScopeFields form={form} stored={stored} />
      <ChoiceField {...choose('type')} />
      <ChoiceField
        {...choose('triggerAt')}
        isDisabled={stored !== null}
        note={stored === null ? undefined : locked}
      />
      <ChoiceField {...choose('isCustomerRelated')} note={formatMessage({ id: 'label.customer.note' })} />
      {isOfCustomer && (
        <WholeNumberField
          {...bind('expire')}
          isRequired
          bounds={SECONDS}
          unit={formatMessage({ id: 'label.seconds' })}
        />
      )}
      <ChoiceField
        {...choose('visibility')}
        isDisabled={isOfCustomer}
        note={isOfCustomer ? formatMessage({ id: 'label.visibility.forced' }) : undefined}
      />
      <ChoiceField
        {...choose('frontDisplay')}
        note={
          values.visibility === label.VISIBILITY.manager
            ? formatMessage({ id: 'label.frontDisplay.forced' })
            : undefined
        }
      />
      <ChoiceField
        {...choose('kbBindable')}
        isDisabled={isBound}
        note={isBound ? locked : formatMessage({ id: 'label.kbBindable.note' })}
      />
      <div className={styles['wide']}>
        <TextField
          {...(isNamed ? bind('showName') : bindOptional('showName'))}
          isRequired={isNamed}
          input={COUNTED}
        />
      </div>
      <div className={styles['wide']}>
        <LongTextField {...bindOptional('remark')} rows={ROWS} count={COUNT} />
      </div>
    </FieldSection>
  )
}

const SECONDS = { min: 1, max: MAX_STORED_NUMBER }
