import { whyNotWatched } from '@console/domain-ui/watch'
import { IconButton } from '@console/ui'
import { Dropdown } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Seat } from '../../../model/seat.ts'
import { useWatchSeat } from '../watch/watched-seat.tsx'
import { useSeatLinks } from './use-seat-links.ts'

type SeatMenuProps = { seat: Seat; businessTypeId: number }

/** What can be done with a seat, also by touch. The menu is rendered only once it is opened. */
export function SeatMenu({ seat, businessTypeId }: SeatMenuProps) {
  const { formatMessage } = useIntl()
  const [isOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const watchSeat = useWatchSeat()
  const { openRemoteView, openHistory } = useSeatLinks(businessTypeId)
  const button = (
    <IconButton
      icon="more"
      size="small"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      label={formatMessage({ id: 'wall.moreOf' }, { name: seat.name })}
      {...(isOpened
        ? {}
        : {
            onClick: () => {
              setOpened(true)
              setOpen(true)
            },
          })}
    />
  )
  if (!isOpened) return button
  return (
    <Dropdown
      open={isOpen}
      trigger={['click']}
      placement="bottomRight"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu takes the focus when a person opens it
      autoFocus
      menu={{
        items: [
          {
            key: 'watch',
            label: formatMessage({ id: 'wall.watch' }),
            disabled: whyNotWatched(seat) !== null,
            onClick: () => watchSeat(seat.id),
          },
          {
            key: 'view',
            label: formatMessage({ id: 'wall.remoteView' }),
            onClick: () => openRemoteView(seat),
          },
          { key: 'history', label: formatMessage({ id: 'wall.history' }), onClick: () => openHistory(seat) },
        ],
      }}
      onOpenChange={setOpen}
    >
      {button}
    </Dropdown>
  )
}
