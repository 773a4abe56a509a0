import { account } from '@console/contracts'
import { ChosenSlotActions } from '@console/domain-ui/slots'
import { useHost } from '@console/sub-app'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toPersonRecord } from '../../components/person/person-record.ts'
import type { PeopleActions } from '../../components/person/use-people-actions.ts'
import { BULK_KINDS, type BulkKind } from './bulk-kinds.ts'
import { BulkDialog } from './on-demand-dialogs.ts'
import type { Selection } from './use-selection.ts'

/** The actions on the selected people. */
export function SelectionBar({ selection, actions }: { selection: Selection; actions: PeopleActions }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { people } = selection
  // With the people as they are when the dialog opens: the list may show a change of somebody else meanwhile.
  const [opened, setOpened] = useState<{ kind: BulkKind; people: typeof people } | null>(null)
  const isTooMany = people.length > account.MAX_CHANGED_AT_ONCE

  function run(work: () => void) {
    if (isTooMany)
      services.toast.warning(formatMessage({ id: 'people.tooMany' }, { max: account.MAX_CHANGED_AT_ONCE }))
    else work()
  }
  const item = (key: string, work: () => void) => ({
    key,
    label: formatMessage({ id: `people.${key}` }),
    onClick: () => run(work),
  })
  return (
    <span className="ui-cluster ui-gap-8 ui-phone-touch-buttons">
      <span className="ui-small ui-muted" role="status">
        {formatMessage({ id: 'people.selected' }, { count: people.length })}
      </span>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            item('enable', () => void actions.enable(people)),
            item('disable', () => void actions.disable(people)),
            item('resetPassword', () => void actions.resetPasswords(people)),
            ...BULK_KINDS.map((bulk) => item(bulk, () => setOpened({ kind: bulk, people }))),
          ],
        }}
      >
        <Button>{formatMessage({ id: 'people.actions' })}</Button>
      </Dropdown>
      <ChosenSlotActions target="person" rows={people} toRecord={toPersonRecord} />
      <Button type="text" onClick={selection.clear}>
        {formatMessage({ id: 'people.selected.clear' })}
      </Button>
      {opened !== null && (
        <BulkDialog
          {...opened}
          name={actions.nameOf(opened.people)}
          onDone={(answer) => {
            setOpened(null)
            actions.reportOutcome(answer)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </span>
  )
}
