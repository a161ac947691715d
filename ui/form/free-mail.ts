// Providers with which anyone can have an address; forms for companies do not accept these.
const domains = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.co.in ymail.com rocketmail.com hotmail.com hotmail.co.uk hotmail.fr
outlook.com outlook.de live.com live.co.uk msn.com icloud.com me.com mac.com aol.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de
freenet.de mail.com email.com proton.me protonmail.com pm.me tutanota.com tuta.io fastmail.com zoho.com yandex.com yandex.ru mail.ru inbox.ru
bk.ru list.ru qq.com 163.com 126.com sina.com foxmail.com naver.com daum.net hanmail.net rediffmail.com libero.it virgilio.it orange.fr
wanadoo.fr free.fr laposte.net sfr.fr seznam.cz wp.pl o2.pl interia.pl onet.pl uol.com.br bol.com.br terra.com.br hey.com duck.com
mailinator.com guerrillamail.com 10minutemail.com`.split(/\s+/),
);

/**
 * Returns the error of an address in a field that takes work addresses only; undefined if it is one. Only receivers
 * of a form use it, so that browsers need not load the list of providers.
 */
export function freeMailFault(
  field: string,
  email: string,
): { errorType: string; message: string; field: string } | undefined {
  if (!domains.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase())) return undefined;
  return {
    errorType: 'BLOCKED_EMAIL',
    message: 'Addresses of free email providers are not accepted.',
    field,
  };
}
