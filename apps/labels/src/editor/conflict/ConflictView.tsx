import type { label } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { ErrorState } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { FIELD_TEXTS, useFieldText } from '../../components/use-field-text.ts'
import { differingFields, type FieldName, mergeMine, onlyTheirs } from '../../model/differing-fields.ts'
import { type LabelForm, toForm } from '../../model/label-form.ts'
import { LetterChip } from '../../rule/LetterChip.tsx'
import { ConditionReading } from '../../rule/sentence/ConditionReading.tsx'
import { ruleTexts } from '../../rule/texts.ts'
import type { EditorConflict } from '../use-label-editor.ts'
import styles from './Conflict.module.css'

type ConflictViewProps = { conflict: EditorConflict; isSaving: boolean }

/** Somebody else saved the label meanwhile: both versions side by side, and the choice between them. */
export function ConflictView({ conflict, isSaving }: ConflictViewProps) {
  const { formatMessage } = useIntl()
  const { theirs, error, retry } = conflict
  if (theirs !== undefined) return <Choice conflict={conflict} theirs={theirs} isSaving={isSaving} />
  if (error !== null) {
    return (
      <ErrorState
        title={formatMessage({ id: 'label.conflict.failed' })}
        error={error}
        preserved={formatMessage({ id: 'label.conflict.preserved' })}
        onRetry={retry}
      />
    )
  }
  return (
    <div role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
      <Skeleton active />
    </div>
  )
}

type ChoiceProps = ConflictViewProps & { theirs: label.Label }

function Choice({ conflict, theirs, isSaving }: ChoiceProps) {
  const { formatMessage, formatList } = useIntl()
  const versions = { base: conflict.base, mine: conflict.mine, theirs: toForm(theirs) }
  const others = onlyTheirs(versions)
  const fields = differingFields(versions).filter((name) => !others.includes(name))
  const formatFieldLabel = (name: FieldName) => formatMessage({ id: FIELD_TEXTS[name] })
  return (
    <div className={styles['conflict']}>
      <p role="alert">{formatMessage({ id: 'label.conflict.title' })}</p>
      {fields.length > 0 && <Versions fields={fields} mine={versions.mine} theirs={versions.theirs} />}
      {others.length > 0 && (
        <p className="ui-no-margin ui-muted">
          {formatMessage(
            { id: 'label.conflict.others' },
            { names: formatList(others.map(formatFieldLabel)) },
          )}
        </p>
      )}
      <div className={styles['choices']}>
        <Button disabled={isSaving} onClick={conflict.goBack}>
          {formatMessage({ id: 'label.conflict.back' })}
        </Button>
        <Button disabled={isSaving} onClick={() => conflict.takeTheirs(theirs)}>
          {formatMessage({ id: 'label.conflict.take' })}
        </Button>
        <Button
          type="primary"
          loading={isSaving}
          onClick={() => conflict.saveMine(theirs, mergeMine(versions))}
        >
          {formatMessage({ id: 'label.conflict.save' })}
        </Button>
      </div>
    </div>
  )
}

type VersionsProps = { fields: readonly FieldName[]; mine: LabelForm; theirs: LabelForm }

function Versions({ fields, mine, theirs }: VersionsProps) {
  const { formatMessage } = useIntl()
  const textOf = useFieldText()
  const renderFieldValue = (name: FieldName, form: LabelForm) =>
    name === 'conditions' ? <ConditionsRead conditions={form.conditions} /> : textOf(name, form)
  return (
    <div className={styles['scroll']}>
      <table className={styles['versions']}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'label.conflict.field' })}</th>
            <th scope="col">{formatMessage({ id: 'label.conflict.mine' })}</th>
            <th scope="col">{formatMessage({ id: 'label.conflict.theirs' })}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => (
            <tr key={name}>
              <th scope="row">{formatMessage({ id: FIELD_TEXTS[name] })}</th>
              <td data-side="mine">{renderFieldValue(name, mine)}</td>
              <td data-side="theirs">{renderFieldValue(name, theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Conditions with their letters, in words. */
function ConditionsRead({ conditions }: { conditions: readonly label.Condition[] }) {
  if (conditions.length === 0) return '-'
  return (
    <MoreTexts texts={ruleTexts}>
      <ul className={`ui-stack ui-gap-8 ui-list ${styles['conditions']}`}>
        {conditions.map((condition) => (
          <li key={condition.lambda}>
            <LetterChip letter={condition.lambda} />
            <span>
              <ConditionReading condition={condition} />
            </span>
          </li>
        ))}
      </ul>
    </MoreTexts>
  )
}
