import { label } from '@console/contracts'
import { LongTextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { ChoiceField } from '../components/ChoiceField.tsx'
import { needsPushTemplate } from '../model/field-problems.ts'
import { COUNT, ROWS } from './BaseFields.tsx'
import { FieldSection } from './FieldSection.tsx'
import { type LabelFormObject, useLabelFields } from './use-label-fields.ts'
import styles from './LabelEditor.module.css'

/** Receivers of a message of a hit, and the way it is sent (LABEL-078..083). */
export function PushFields({ form }: { form: LabelFormObject }) {
  const { formatMessage } = useIntl()
  const { bindOptional, choose } = useLabelFields(form)
  return (
    <FieldSection title={formatMessage({ id: 'label.push' })} text={formatMessage({ id: 'label.push.text' })}>
      <ChoiceField {...choose('pushTo')} />
      {form.values.pushTo !== label.PUSH_TO.none && (
        <>
          <ChoiceField {...choose('pushType')} />
          {needsPushTemplate(form.values) && <ChoiceField {...choose('pushTemplate')} />}
          <div className={styles['wide']}>
            <LongTextField {...bindOptional('pushContent')} rows={ROWS} count={COUNT} />
          </div>
        </>
      )}
    </FieldSection>
  )
}
