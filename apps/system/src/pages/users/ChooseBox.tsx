import styles from './UsersPage.module.css'

type ChooseBoxProps = { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** A checkbox in a clickable row: checking it does not open the row. */
export function ChooseBox({ label, isChosen, onChoose }: ChooseBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stops the click; the checkbox itself is the control
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
