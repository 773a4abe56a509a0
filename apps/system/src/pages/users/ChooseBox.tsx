import styles from './UsersPage.module.css'

type ChooseBoxProps = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** A box in a row that opens by a click: choosing opens nothing. */
export function ChooseBox({ label, isChosen, onChoose }: ChooseBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keeps the click from the row; the box itself is the control
    <span className={styles['box']} onClick={(event) => event.stopPropagation()}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
    </span>
  )
}
