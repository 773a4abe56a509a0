import styles from './TrayRoom.module.css'

/** Reserves the space of a button of the header that loads after the page, so that nothing beside it moves. */
export function TrayRoom() {
  return <span className={styles['room']} data-tray-room />
}
