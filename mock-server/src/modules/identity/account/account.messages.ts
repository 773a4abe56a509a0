import type { Text } from '../../../platform/messages/text.ts'

export const accountTexts = {
  usernameTaken: {
    en: 'This username is taken. Choose another one.',
    zh: '该账号已被占用，请换一个。',
  },
  grantsMore: {
    en: 'A role holds rights that you do not hold, so you cannot give it.',
    zh: '所选角色包含您没有的权限，您无法授予。',
  },
  holdsMore: {
    en: 'This person holds rights that you do not hold, or sees more of the company than you, so you cannot change the account.',
    zh: '该人员拥有您没有的权限，或可见范围超过您，您无法修改其账号。',
  },
  seesMore: {
    en: 'Somebody would see more of the company than you do. Who opens pages has to lead an organisation in the part that you lead.',
    zh: '此更改会让某人的可见范围超过您。能打开页面的人员必须是您所负责范围内某个组织的负责人。',
  },
  lastAdministrator: {
    en: 'This is the last person who can administer roles and users. Give somebody else these rights first.',
    zh: '这是最后一位可以管理角色和用户的人员，请先授予其他人这些权限。',
  },
  self: {
    en: 'Nobody changes their own status, roles or account here. Contact another administrator.',
    zh: '不能在此更改自己的状态、角色或账号，请联系其他管理员。',
  },
  erased: { en: 'The data of this person were erased.', zh: '该人员的数据已被清除。' },
  notConfirmed: {
    en: 'The username does not match. Type the username of this person to confirm.',
    zh: '账号不匹配，请输入该人员的账号以确认。',
  },
  businessDisabled: {
    en: 'A business type is disabled, so nobody can be given it.',
    zh: '所选业务类型已停用，无法分配。',
  },
} satisfies Record<string, Text>
