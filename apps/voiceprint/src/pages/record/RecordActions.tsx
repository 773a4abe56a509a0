import { voiceprint } from '@console/contracts'
import { Icon } from '@console/ui'
import { RowActions } from '@console/ui/row'
import { Button, Dropdown } from 'antd'
import { useIntl } from 'react-intl'
import { ActionButton } from '../../components/row/ActionButton.tsx'

/** Dialogs that a row opens. */
export type RecordDialog = 'play' | 'samples' | 'revise' | 'add' | 'falseAlarm'

export type RecordActionsProps = {
  record: voiceprint.CheckRecord
  /** The row that is being deleted. */
  busyId: number | null
  onOpen: (dialog: RecordDialog, record: voiceprint.CheckRecord) => void
  onDelete: (record: voiceprint.CheckRecord) => void
}

/** The actions of a record (VOICE-035). */
export function RecordActions({ record, busyId, onOpen, onDelete }: RecordActionsProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: 'voice.checkOf' }, { id: record.taskId, name: record.name })
  return (
    <RowActions>
      <ActionButton
        text={formatMessage({ id: 'voice.play' })}
        fullText={formatMessage({ id: 'voice.playSource' })}
        name={name}
        disabledReason={record.checkVoiceUrl === '' ? formatMessage({ id: 'voice.sound.gone' }) : undefined}
        onClick={() => onOpen('play', record)}
      />
      <EditMenu record={record} name={name} onOpen={(dialog) => onOpen(dialog, record)} />
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'samples',
              label: formatMessage({ id: 'voice.viewCorpus' }),
              onClick: () => onOpen('samples', record),
            },
            {
              key: 'delete',
              label: formatMessage({ id: 'voice.delete' }),
              danger: true,
              onClick: () => onDelete(record),
            },
          ],
        }}
      >
        <Button
          type="link"
          size="small"
          icon={<Icon name="more" size={16} />}
          loading={busyId === record.taskId}
          aria-label={formatMessage(
            { id: 'voice.actionOn' },
            { action: formatMessage({ id: 'voice.more' }), name },
          )}
        />
      </Dropdown>
    </RowActions>
  )
}

type EditMenuProps = {
  record: voiceprint.CheckRecord
  name: string
  onOpen: (dialog: 'revise' | 'add' | 'falseAlarm') => void
}

/**
 * Enabled for a match (VOICE-043), which is revised once (VOICE-Q8), and for an inconsistent record, where the platform
 * takes the reason (R63).
 */
function EditMenu({ record, name, onOpen }: EditMenuProps) {
  const { formatMessage } = useIntl()
  const takesReasons = record.reviseReason !== undefined
  const isMatch = voiceprint.isEditable(record)
  const isEnabled = isMatch || (takesReasons && voiceprint.canBeFalseAlarm(record))
  const edit = formatMessage({ id: 'voice.edit' })
  const item = (dialog: 'revise' | 'add' | 'falseAlarm', text: string, isDisabled = false) => ({
    key: dialog,
    label: formatMessage({ id: text }),
    disabled: isDisabled,
    onClick: () => onOpen(dialog),
  })
  return (
    <Dropdown
      trigger={['click']}
      disabled={!isEnabled}
      menu={{
        items: isMatch
          ? [item('revise', 'voice.revise', record.statusRevise === 1), item('add', 'voice.addVoice')]
          : [item('falseAlarm', 'voice.falseAlarm')],
      }}
    >
      <Button
        type="link"
        size="small"
        disabled={!isEnabled}
        title={
          isEnabled
            ? undefined
            : formatMessage({ id: takesReasons ? 'voice.edit.notChecked' : 'voice.edit.disabled' })
        }
        aria-label={formatMessage({ id: 'voice.actionOn' }, { action: edit, name })}
      >
        {edit}
        <Icon name="down" size={12} />
      </Button>
    </Dropdown>
  )
}
