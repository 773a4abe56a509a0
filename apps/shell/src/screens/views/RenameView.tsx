import { savedView } from '@console/contracts'
import { useCallForm } from '@console/sub-app/form'
import { FormBody, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { VIEW_CHANGES } from './view-queries.ts'
import styles from './ViewsPanel.module.css'

type RenameViewProps = { view: savedView.SavedView; onClose: () => void }

/** The name of a view in its row. */
export function RenameView({ view: { id, name }, onClose }: RenameViewProps) {
  const { formatMessage } = useIntl()
  const form = useCallForm(savedView.rename, {
    present: { form: { name } },
    draftId: null,
    toBody: (values) => ({ id, name: values.name }),
    hints: { name: formatMessage({ id: 'views.badName' }, { max: savedView.VIEW_NAME_MAX }) },
    refusedFields: { [savedView.VIEW_REFUSALS.nameTaken]: 'name' },
    changes: VIEW_CHANGES,
    onDone: onClose,
  })
  const taken = form.field('name')
  return (
    <FormBody
      form={form}
      className={styles['form']}
      aria-label={formatMessage({ id: 'views.rename' }, { name })}
      footer={
        <div className={`ui-wrap ui-gap-8 ${styles['buttons']}`}>
          <Button type="primary" size="small" htmlType="submit" loading={form.isSending}>
            {formatMessage({ id: 'views.renameSave' })}
          </Button>
          <Button size="small" onClick={onClose}>
            {formatMessage({ id: 'views.renameCancel' })}
          </Button>
        </div>
      }
    >
      <TextField {...taken} label={formatMessage({ id: 'views.name' })} hasFocus onEscape={onClose} />
    </FormBody>
  )
}
