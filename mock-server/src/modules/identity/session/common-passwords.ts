/**
 * Long passwords that everybody thinks of first (policy `long` has no rule of composition, so these are its only
 * easy ones). Compared without case, blanks and repetition.
 */
const COMMON = new Set([
  '123456789012',
  '1234567890123',
  '123456123456',
  '123123123123',
  '111111111111',
  '000000000000',
  '112233445566',
  'qwertyuiopasdf',
  'qwertyuiop123',
  'qwerty123456',
  'qwertyqwerty',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'qazwsxedcrfv',
  'asdfghjklqwe',
  'asdfghjkl123',
  'zxcvbnm12345',
  'passwordpassword',
  'password1234',
  'password12345',
  'password123456',
  'adminadminadmin',
  'administrator',
  'administrator1',
  'administrator123',
  'admin1234567',
  'admin123456789',
  'welcome12345',
  'welcome123456',
  'changeme1234',
  'letmeinletmein',
  'letmein12345',
  'iloveyou1234',
  'iloveyouforever',
  'woaini1314520',
  'woaini520520',
  'woaini123456',
  'aa1234567890',
  'abcdefghijkl',
  'abcdefghijklm',
  'abc123456789',
  'abcabcabcabc',
  'a123456789012',
  'q123456789012',
  'zhongguo1234',
  'monkeymonkey',
  'dragondragon',
  'footballfootball',
  'sunshine1234',
  'princess1234',
  'superman1234',
  'trustno1trustno1',
  'correcthorsebatterystaple',
  'thisismypassword',
  'mypassword123',
  'secretsecret',
  'testtesttest',
  'testing12345',
  'temporary123',
  'defaultpassword',
  'orchid#2026!!',
  'orchidorchid',
])

const SHORTEST_REPEATED = 4

export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().replaceAll(/\s/g, '')
  return COMMON.has(plain) || isRepetition(plain)
}

/** One short piece over and over: `ababababab`, `xyzxyzxyzxyz`. */
function isRepetition(text: string): boolean {
  return Array.from({ length: SHORTEST_REPEATED }, (_, index) => index + 1).some(
    (size) =>
      text.length > size &&
      text ===
        text
          .slice(0, size)
          .repeat(Math.ceil(text.length / size))
          .slice(0, text.length),
  )
}
