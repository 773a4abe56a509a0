import { Modal, type ModalProps } from 'antd'

/** Width of a dialog without a rule of its own (SHELL-095, ERR-038). */
export const MODAL_WIDTH = 500

/** A dialog of the console: 500 wide, and a click beside it closes nothing. */
export function AppModal(props: ModalProps) {
  return <Modal width={MODAL_WIDTH} mask={{ closable: false }} {...props} />
}
