import type { CountryData } from 'react-international-phone';

const northAmerican = '... ....';
const british = '.... ......';

/**
 * The countries that react-international-phone lacks, from the public numbering plans (ITU E.164 and the national
 * ones): name, code, dial code and mask; where several share a dial code, also rank (0 is guessed first) and the
 * first digits of their numbers.
 */
export const missingCountries: readonly CountryData[] = [
  ['Åland Islands', 'ax', '358', '.. ... .. ..', 1, ['18']],
  ['American Samoa', 'as', '1684', northAmerican],
  ['Anguilla', 'ai', '1264', northAmerican],
  ['Ascension Island', 'ac', '247'],
  ['Bermuda', 'bm', '1441', northAmerican],
  ['British Virgin Islands', 'vg', '1284', northAmerican],
  ['Christmas Island', 'cx', '61', '. .... ....', 2, ['89164']],
  ['Cocos (Keeling) Islands', 'cc', '61', '. .... ....', 1, ['89162']],
  ['Cook Islands', 'ck', '682', '.. ...'],
  ['Falkland Islands', 'fk', '500', '.....'],
  ['Guernsey', 'gg', '44', british, 1, ['1481', '7781', '7839', '79111', '79117']],
  ['Isle of Man', 'im', '44', british, 3, ['1624', '74576', '7524', '7624', '7924']],
  ['Jersey', 'je', '44', british, 2, ['1534', '7509', '77003', '77007', '77008', '7797', '7829', '7937']],
  ['Montserrat', 'ms', '1664', northAmerican],
  ['Niue', 'nu', '683'],
  ['Norfolk Island', 'nf', '672'],
  ['Northern Mariana Islands', 'mp', '1670', northAmerican],
  ['Saint Barthélemy', 'bl', '590', '... .. .. ..', 1],
  ['Saint Helena', 'sh', '290'],
  ['Saint Martin', 'mf', '590', '... .. .. ..', 2],
  ['Sint Maarten', 'sx', '1721', northAmerican],
  ['Svalbard and Jan Mayen', 'sj', '47', '.. .. .. ..', 1, ['79']],
  ['Tokelau', 'tk', '690'],
  ['Tristan da Cunha', 'ta', '290', '.....', 1, ['8']],
  ['Turks and Caicos Islands', 'tc', '1649', northAmerican],
  ['U.S. Virgin Islands', 'vi', '1340', northAmerican],
  ['Western Sahara', 'eh', '212', '... ......', 1, ['5288', '5289']],
];

/**
 * Entries that replace those of the library, with present names and with what distinguishes countries of one dial
 * code.
 */
export const mendedCountries: readonly CountryData[] = [
  ['Caribbean Netherlands', 'bq', '599', '... ....', 1, ['3', '4', '7']],
  ['Congo (Brazzaville)', 'cg', '242'],
  ['Congo (Kinshasa)', 'cd', '243'],
  ['Eswatini', 'sz', '268'],
  ['Kazakhstan', 'kz', '7', '... ...-..-..', 1, ['6', '7']],
  ['North Macedonia', 'mk', '389'],
  ['Russia', 'ru', '7', '(...) ...-..-..', 0],
  ['Türkiye', 'tr', '90', '... ... .. ..'],
  ['Vatican City', 'va', '39', '.. .... ....', 1, ['06698']],
];
