import { label } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ChoiceField } from '../components/ChoiceField.tsx'
import { WholeNumberField } from '../components/WholeNumberField.tsx'
import { FieldSection } from './FieldSection.tsx'
import { type LabelFormObject, useLabelFields } from './use-label-fields.ts'
import styles from './LabelEditor.module.css'

type CheckFieldsProps = { form: LabelFormObject; isPrompt: boolean }

const { CHECK_RANGE, MAX_HIT_COUNT, MAX_RANGE_SENTENCES, USE_CONTEXT } = label
const HITS = { min: 0, max: MAX_HIT_COUNT }
/** In sentences from 0; negative ones count from the end (LABEL-Q24). */
const SENTENCES = { min: -MAX_RANGE_SENTENCES, max: MAX_RANGE_SENTENCES }

/** Settings by which a conversation is judged (LABEL-068..074). */
export function CheckFields({ form, isPrompt }: CheckFieldsProps) {
  const { formatMessage } = useIntl()
  const { bind, choose } = useLabelFields(form)
  const { useContext, checkRangeType, checkRangeEnd } = form.values
  const isOfSentence = useContext === USE_CONTEXT.sentence
  const context = isOfSentence ? 'sentence' : 'conversation'
  return (
    <FieldSection
      title={formatMessage({ id: 'label.check' })}
      text={formatMessage({ id: 'label.check.text' })}
    >
      <ChoiceField
        {...choose('useContext')}
        note={formatMessage({ id: `label.useContext.${context}.note` })}
      />
      {isOfSentence && (
        <WholeNumberField
          {...bind('maxHitCnt')}
          isRequired
          bounds={HITS}
          note={formatMessage({ id: 'label.maxHitCnt.note' })}
        />
      )}
      <ChoiceField {...choose('checkRangeType')} />
      {checkRangeType === CHECK_RANGE.fixed && (
        <div className={styles['pair']}>
          <WholeNumberField
            {...bind('checkRangeBegin')}
            isRequired
            bounds={SENTENCES}
            onChange={(checkRangeBegin) =>
              // The end is checked again as well, once there is one.
              form.change({ checkRangeBegin, ...(checkRangeEnd === null ? {} : { checkRangeEnd }) })
            }
          />
          <WholeNumberField {...bind('checkRangeEnd')} isRequired bounds={SENTENCES} />
          <p>{formatMessage({ id: 'label.range.note' })}</p>
        </div>
      )}
      {isPrompt && (
        // No bounds clip it: 0 is refused, not changed.
        <WholeNumberField
          {...bind('sessionCollectRound')}
          isRequired
          note={formatMessage({ id: 'label.round.note' })}
        />
      )}
    </FieldSection>
  )
}
