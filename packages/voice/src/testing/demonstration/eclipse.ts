/** Eclipse: ships as messages within messages, resources by their number, sectors. */
import type { Message } from '@orrery/kernel';
import type { Demonstration, Language } from './demonstration.ts';
import { inCases, inEach, type Noun, noun } from './nouns.ts';

const cruiser: Record<Language, Noun> = {
  uk: {
    singular: 'крейсер/крейсера/крейсеру/крейсер/крейсером/крейсері',
    plural: 'крейсери/крейсерів/крейсерам/крейсери/крейсерами/крейсерах',
  },
  ru: {
    singular: 'крейсер/крейсера/крейсеру/крейсер/крейсером/крейсере',
    plural: 'крейсеры/крейсеров/крейсерам/крейсеры/крейсерами/крейсерах',
  },
  pl: {
    singular: 'krążownik/krążownika/krążownikowi/krążownik/krążownikiem/krążowniku',
    plural: 'krążowniki/krążowników/krążownikom/krążowniki/krążownikami/krążownikach',
  },
};

const interceptor: Record<Language, Noun> = {
  uk: {
    singular: 'перехоплювач/перехоплювача/перехоплювачу/перехоплювач/перехоплювачем/перехоплювачі',
    plural: 'перехоплювачі/перехоплювачів/перехоплювачам/перехоплювачі/перехоплювачами/перехоплювачах',
  },
  ru: {
    singular: 'перехватчик/перехватчика/перехватчику/перехватчик/перехватчиком/перехватчике',
    plural: 'перехватчики/перехватчиков/перехватчикам/перехватчики/перехватчиками/перехватчиках',
  },
  pl: {
    singular: 'przechwytywacz/przechwytywacza/przechwytywaczowi/przechwytywacz/przechwytywaczem/przechwytywaczu',
    plural: 'przechwytywacze/przechwytywaczy/przechwytywaczom/przechwytywacze/przechwytywaczami/przechwytywaczach',
  },
};

const starbase: Record<Language, Noun> = {
  uk: {
    singular: 'зоряна база/зоряної бази/зоряній базі/зоряну базу/зоряною базою/зоряній базі',
    plural: 'зоряні бази/зоряних баз/зоряним базам/зоряні бази/зоряними базами/зоряних базах',
  },
  ru: {
    singular: 'звёздная база/звёздной базы/звёздной базе/звёздную базу/звёздной базой/звёздной базе',
    plural: 'звёздные базы/звёздных баз/звёздным базам/звёздные базы/звёздными базами/звёздных базах',
    few: 'звёздные базы',
  },
  pl: {
    singular: 'baza gwiezdna/bazy gwiezdnej/bazie gwiezdnej/bazę gwiezdną/bazą gwiezdną/bazie gwiezdnej',
    plural: 'bazy gwiezdne/baz gwiezdnych/bazom gwiezdnym/bazy gwiezdne/bazami gwiezdnymi/bazach gwiezdnych',
  },
};

const ancient: Record<Language, Noun> = {
  uk: {
    singular: 'прадавній/прадавнього/прадавньому/прадавнього/прадавнім/прадавньому',
    plural: 'прадавні/прадавніх/прадавнім/прадавніх/прадавніми/прадавніх',
  },
  ru: {
    singular: 'древний/древнего/древнему/древнего/древним/древнем',
    plural: 'древние/древних/древним/древних/древними/древних',
    few: 'древних',
  },
  pl: {
    singular: 'Starożytny/Starożytnego/Starożytnemu/Starożytnego/Starożytnym/Starożytnym',
    plural: 'Starożytni/Starożytnych/Starożytnym/Starożytnych/Starożytnymi/Starożytnych',
    few: 'Starożytnych',
  },
};

const money: Record<Language, Noun> = {
  uk: {
    singular: 'кредит/кредиту/кредиту/кредит/кредитом/кредиті',
    plural: 'кредити/кредитів/кредитам/кредити/кредитами/кредитах',
  },
  ru: {
    singular: 'кредит/кредита/кредиту/кредит/кредитом/кредите',
    plural: 'кредиты/кредитов/кредитам/кредиты/кредитами/кредитах',
  },
  pl: {
    singular: 'kredyt/kredytu/kredytowi/kredyt/kredytem/kredycie',
    plural: 'kredyty/kredytów/kredytom/kredyty/kredytami/kredytach',
  },
};

const materials: Record<Language, Noun> = {
  uk: {
    singular: 'матеріал/матеріалу/матеріалу/матеріал/матеріалом/матеріалі',
    plural: 'матеріали/матеріалів/матеріалам/матеріали/матеріалами/матеріалах',
  },
  ru: {
    singular: 'материал/материала/материалу/материал/материалом/материале',
    plural: 'материалы/материалов/материалам/материалы/материалами/материалах',
  },
  pl: {
    singular: 'materiał/materiału/materiałowi/materiał/materiałem/materiale',
    plural: 'materiały/materiałów/materiałom/materiały/materiałami/materiałach',
  },
};

const sector: Record<Language, (name: string) => string> = {
  uk: (name) =>
    inCases({
      where: `у секторі ${name}`,
      whence: `із сектора ${name}`,
      whither: `до сектора ${name}`,
      other: name,
    }),
  ru: (name) =>
    inCases({
      where: `в секторе ${name}`,
      whence: `из сектора ${name}`,
      whither: `в сектор ${name}`,
      other: name,
    }),
  pl: (name) =>
    inCases({
      where: `w sektorze ${name}`,
      whence: `z sektora ${name}`,
      whither: `do sektora ${name}`,
      other: name,
    }),
};
const castor: Record<Language, string> = { uk: 'Кастор (101)', ru: 'Кастор (101)', pl: 'Kastor (101)' };
const vega: Record<Language, string> = { uk: 'Вега (204)', ru: 'Вега (204)', pl: 'Wega (204)' };

/** Whose ships: the message hands the case that it is asked for on to the ship. */
const alone =
  '{count, plural, one {{type}} few {{type, name, plural}} many {{type, name, plural}} other {{type, name, plural}}}';
const inCase = `{case, select, genitive {{type, name, genitive #count}} accusative {{type, name, accusative #count}} other {${alone}}}`;
const shipsOf: Record<Language, string> = {
  uk: `${inCase} гравця {seat}`,
  ru: `${inCase} игрока {seat}`,
  pl: `${inCase} gracza {seat}`,
};

const cruiserOfAda: Message = { key: 'eclipse.ships-of', args: { seat: 'seat/0', type: 'ship/cruiser', count: 1 } };
const anAncient: Message = { key: 'eclipse.npc-ships', args: { type: 'ship/ancient', count: 1 } };

export const eclipse: Demonstration = {
  words: inEach((language) => ({
    'name.ship/cruiser': noun(language, cruiser[language]),
    'name.ship/interceptor': noun(language, interceptor[language]),
    'name.ship/starbase': noun(language, starbase[language]),
    'name.ship/ancient': noun(language, ancient[language]),
    'name.resource/money': noun(language, money[language]),
    'name.resource/materials': noun(language, materials[language]),
    'name.sector/101': sector[language](castor[language]),
    'name.sector/204': sector[language](vega[language]),
    'eclipse.npc-ships': inCase,
    'eclipse.ships-of': shipsOf[language],
  })),
  sentences: [
    {
      key: 'eclipse.builds',
      args: { seat: 'seat/0', piece: 'ship/starbase', sector: 'sector/204' },
      uk: [
        '{seat} будує {piece, name, accusative} {sector, name, where}',
        'Ada будує зоряну базу у секторі Вега (204)',
      ],
      ru: [
        '{seat} строит {piece, name, accusative} {sector, name, where}',
        'Ada строит звёздную базу в секторе Вега (204)',
      ],
      pl: [
        '{seat} buduje {piece, name, accusative} {sector, name, where}',
        'Ada buduje bazę gwiezdną w sektorze Wega (204)',
      ],
    },
    {
      key: 'eclipse.moves',
      args: { seat: 'seat/1', type: 'ship/cruiser', from: 'sector/101', to: 'sector/204' },
      uk: [
        '{seat} переміщує {type, name, accusative} {from, name, whence} {to, name, whither}',
        'Bo переміщує крейсер із сектора Кастор (101) до сектора Вега (204)',
      ],
      ru: [
        '{seat} перемещает {type, name, accusative} {from, name, whence} {to, name, whither}',
        'Bo перемещает крейсер из сектора Кастор (101) в сектор Вега (204)',
      ],
      pl: [
        '{seat} porusza {type, name, instrumental} {from, name, whence} {to, name, whither}',
        'Bo porusza krążownikiem z sektora Kastor (101) do sektora Wega (204)',
      ],
    },
    {
      key: 'eclipse.trades',
      args: { seat: 'seat/0', from: 'resource/money', to: 'resource/materials' },
      counted: 'price',
      uk: [
        '{seat} обмінює {price}\u00A0{from, name, accusative #price} на 1\u00A0{to, name, accusative}',
        'Ada обмінює 1 кредит на 1 матеріал',
        'Ada обмінює 2 кредити на 1 матеріал',
        'Ada обмінює 5 кредитів на 1 матеріал',
        'Ada обмінює 21 кредит на 1 матеріал',
        'Ada обмінює 22 кредити на 1 матеріал',
      ],
      ru: [
        '{seat} обменивает {price}\u00A0{from, name, accusative #price} на 1\u00A0{to, name, accusative}',
        'Ada обменивает 1 кредит на 1 материал',
        'Ada обменивает 2 кредита на 1 материал',
        'Ada обменивает 5 кредитов на 1 материал',
        'Ada обменивает 21 кредит на 1 материал',
        'Ada обменивает 22 кредита на 1 материал',
      ],
      pl: [
        '{seat} wymienia {price}\u00A0{from, name, accusative #price} na 1\u00A0{to, name, accusative}',
        'Ada wymienia 1 kredyt na 1 materiał',
        'Ada wymienia 2 kredyty na 1 materiał',
        'Ada wymienia 5 kredytów na 1 materiał',
        'Ada wymienia 21 kredytów na 1 materiał',
        'Ada wymienia 22 kredyty na 1 materiał',
      ],
    },
    {
      key: 'eclipse.bankrupt',
      args: { seat: 'seat/1' },
      counted: 'missing',
      uk: [
        'Гравцеві {seat} бракує {missing, plural, one {#\u00A0кредиту} few {#\u00A0кредитів} many {#\u00A0кредитів} other {#\u00A0кредиту}} на утримання',
        'Гравцеві Bo бракує 1 кредиту на утримання',
        'Гравцеві Bo бракує 2 кредитів на утримання',
        'Гравцеві Bo бракує 5 кредитів на утримання',
        'Гравцеві Bo бракує 21 кредиту на утримання',
        'Гравцеві Bo бракує 22 кредитів на утримання',
      ],
      ru: [
        'Игроку {seat} не хватает {missing, plural, one {#\u00A0кредита} few {#\u00A0кредитов} many {#\u00A0кредитов} other {#\u00A0кредита}} на содержание',
        'Игроку Bo не хватает 1 кредита на содержание',
        'Игроку Bo не хватает 2 кредитов на содержание',
        'Игроку Bo не хватает 5 кредитов на содержание',
        'Игроку Bo не хватает 21 кредита на содержание',
        'Игроку Bo не хватает 22 кредитов на содержание',
      ],
      pl: [
        'Graczowi {seat} brakuje {missing, plural, one {#\u00A0kredytu} few {#\u00A0kredytów} many {#\u00A0kredytów} other {#\u00A0kredytu}} na utrzymanie',
        'Graczowi Bo brakuje 1 kredytu na utrzymanie',
        'Graczowi Bo brakuje 2 kredytów na utrzymanie',
        'Graczowi Bo brakuje 5 kredytów na utrzymanie',
        'Graczowi Bo brakuje 21 kredytów na utrzymanie',
        'Graczowi Bo brakuje 22 kredytów na utrzymanie',
      ],
    },
    {
      key: 'eclipse.produces',
      args: { seat: 'seat/0', upkeep: 3, money: 21, science: 4 },
      counted: 'materials',
      uk: [
        '{seat} сплачує {upkeep, plural, one {#\u00A0кредит} few {#\u00A0кредити} many {#\u00A0кредитів} other {#\u00A0кредиту}} й отримує {money, plural, one {#\u00A0кредит} few {#\u00A0кредити} many {#\u00A0кредитів} other {#\u00A0кредиту}}, {materials, plural, one {#\u00A0матеріал} few {#\u00A0матеріали} many {#\u00A0матеріалів} other {#\u00A0матеріалу}}, {science, plural, one {#\u00A0знання} few {#\u00A0знання} many {#\u00A0знань} other {#\u00A0знання}}',
        'Ada сплачує 3 кредити й отримує 21 кредит, 1 матеріал, 4 знання',
        'Ada сплачує 3 кредити й отримує 21 кредит, 2 матеріали, 4 знання',
        'Ada сплачує 3 кредити й отримує 21 кредит, 5 матеріалів, 4 знання',
        'Ada сплачує 3 кредити й отримує 21 кредит, 21 матеріал, 4 знання',
        'Ada сплачує 3 кредити й отримує 21 кредит, 22 матеріали, 4 знання',
      ],
      ru: [
        '{seat} платит {upkeep, plural, one {#\u00A0кредит} few {#\u00A0кредита} many {#\u00A0кредитов} other {#\u00A0кредита}} и получает {money, plural, one {#\u00A0кредит} few {#\u00A0кредита} many {#\u00A0кредитов} other {#\u00A0кредита}}, {materials, plural, one {#\u00A0материал} few {#\u00A0материала} many {#\u00A0материалов} other {#\u00A0материала}}, {science, plural, one {#\u00A0знание} few {#\u00A0знания} many {#\u00A0знаний} other {#\u00A0знания}}',
        'Ada платит 3 кредита и получает 21 кредит, 1 материал, 4 знания',
        'Ada платит 3 кредита и получает 21 кредит, 2 материала, 4 знания',
        'Ada платит 3 кредита и получает 21 кредит, 5 материалов, 4 знания',
        'Ada платит 3 кредита и получает 21 кредит, 21 материал, 4 знания',
        'Ada платит 3 кредита и получает 21 кредит, 22 материала, 4 знания',
      ],
      pl: [
        '{seat} płaci {upkeep, plural, one {#\u00A0kredyt} few {#\u00A0kredyty} many {#\u00A0kredytów} other {#\u00A0kredytu}} i otrzymuje {money, plural, one {#\u00A0kredyt} few {#\u00A0kredyty} many {#\u00A0kredytów} other {#\u00A0kredytu}}, {materials, plural, one {#\u00A0materiał} few {#\u00A0materiały} many {#\u00A0materiałów} other {#\u00A0materiału}}, {science, plural, one {#\u00A0punkt} few {#\u00A0punkty} many {#\u00A0punktów} other {#\u00A0punktu}} nauki',
        'Ada płaci 3 kredyty i otrzymuje 21 kredytów, 1 materiał, 4 punkty nauki',
        'Ada płaci 3 kredyty i otrzymuje 21 kredytów, 2 materiały, 4 punkty nauki',
        'Ada płaci 3 kredyty i otrzymuje 21 kredytów, 5 materiałów, 4 punkty nauki',
        'Ada płaci 3 kredyty i otrzymuje 21 kredytów, 21 materiałów, 4 punkty nauki',
        'Ada płaci 3 kredyty i otrzymuje 21 kredytów, 22 materiały, 4 punkty nauki',
      ],
    },
    {
      key: 'eclipse.hits',
      args: { who: cruiserOfAda, whom: anAncient },
      counted: 'damage',
      uk: [
        'Від {who, name, genitive} {whom} отримує {damage, plural, one {#\u00A0пошкодження} few {#\u00A0пошкодження} many {#\u00A0пошкоджень} other {#\u00A0пошкодження}}',
        'Від крейсера гравця Ada прадавній отримує 1 пошкодження',
        'Від крейсера гравця Ada прадавній отримує 2 пошкодження',
        'Від крейсера гравця Ada прадавній отримує 5 пошкоджень',
        'Від крейсера гравця Ada прадавній отримує 21 пошкодження',
        'Від крейсера гравця Ada прадавній отримує 22 пошкодження',
      ],
      ru: [
        'От {who, name, genitive} {whom} получает {damage, plural, one {#\u00A0урон} few {#\u00A0урона} many {#\u00A0урона} other {#\u00A0урона}}',
        'От крейсера игрока Ada древний получает 1 урон',
        'От крейсера игрока Ada древний получает 2 урона',
        'От крейсера игрока Ada древний получает 5 урона',
        'От крейсера игрока Ada древний получает 21 урон',
        'От крейсера игрока Ada древний получает 22 урона',
      ],
      pl: [
        'Od {who, name, genitive} {whom} otrzymuje {damage, plural, one {#\u00A0obrażenie} few {#\u00A0obrażenia} many {#\u00A0obrażeń} other {#\u00A0obrażenia}}',
        'Od krążownika gracza Ada Starożytny otrzymuje 1 obrażenie',
        'Od krążownika gracza Ada Starożytny otrzymuje 2 obrażenia',
        'Od krążownika gracza Ada Starożytny otrzymuje 5 obrażeń',
        'Od krążownika gracza Ada Starożytny otrzymuje 21 obrażeń',
        'Od krążownika gracza Ada Starożytny otrzymuje 22 obrażenia',
      ],
    },
    {
      key: 'eclipse.destroyed',
      args: { who: anAncient, sector: 'sector/204' },
      uk: ['Знищено {who, name, accusative} {sector, name, where}', 'Знищено прадавнього у секторі Вега (204)'],
      ru: ['В секторе {sector} гибнет {who}', 'В секторе Вега (204) гибнет древний'],
      pl: ['Zniszczono {who, name, accusative} {sector, name, where}', 'Zniszczono Starożytnego w sektorze Wega (204)'],
    },
    {
      key: 'eclipse.activate-ships',
      args: { round: 2, type: 'ship/interceptor', count: 3 },
      uk: [`Сутичка {round}: ${alone} — що робити?`, 'Сутичка 2: перехоплювачі — що робити?'],
      ru: [`Столкновение {round}: ${alone} — что делать?`, 'Столкновение 2: перехватчики — что делать?'],
      pl: [`Starcie {round}: ${alone} – co robić?`, 'Starcie 2: przechwytywacze – co robić?'],
    },
    {
      key: 'eclipse.draws-reputation',
      args: { seat: 'seat/0' },
      counted: 'count',
      uk: [
        '{seat} бере {count, plural, one {#\u00A0жетон} few {#\u00A0жетони} many {#\u00A0жетонів} other {#\u00A0жетона}} репутації',
        'Ada бере 1 жетон репутації',
        'Ada бере 2 жетони репутації',
        'Ada бере 5 жетонів репутації',
        'Ada бере 21 жетон репутації',
        'Ada бере 22 жетони репутації',
      ],
      ru: [
        '{seat} берёт {count, plural, one {#\u00A0жетон} few {#\u00A0жетона} many {#\u00A0жетонов} other {#\u00A0жетона}} репутации',
        'Ada берёт 1 жетон репутации',
        'Ada берёт 2 жетона репутации',
        'Ada берёт 5 жетонов репутации',
        'Ada берёт 21 жетон репутации',
        'Ada берёт 22 жетона репутации',
      ],
      pl: [
        '{seat} dobiera {count, plural, one {#\u00A0żeton} few {#\u00A0żetony} many {#\u00A0żetonów} other {#\u00A0żetonu}} reputacji',
        'Ada dobiera 1 żeton reputacji',
        'Ada dobiera 2 żetony reputacji',
        'Ada dobiera 5 żetonów reputacji',
        'Ada dobiera 21 żetonów reputacji',
        'Ada dobiera 22 żetony reputacji',
      ],
    },
    {
      key: 'eclipse.proposes',
      args: { seat: 'seat/0', other: 'seat/1' },
      uk: [
        '{seat} пропонує гравцеві {other} дипломатичні відносини',
        'Ada пропонує гравцеві Bo дипломатичні відносини',
      ],
      ru: [
        '{seat} предлагает игроку {other} дипломатические отношения',
        'Ada предлагает игроку Bo дипломатические отношения',
      ],
      pl: [
        '{seat} proponuje graczowi {other} stosunki dyplomatyczne',
        'Ada proponuje graczowi Bo stosunki dyplomatyczne',
      ],
    },
    {
      key: 'eclipse.breaks-relations',
      args: { seat: 'seat/1', other: 'seat/0' },
      uk: [
        '{seat} розриває відносини з гравцем {other} і стає зрадником',
        'Bo розриває відносини з гравцем Ada і стає зрадником',
      ],
      ru: [
        '{seat} разрывает отношения с игроком {other} и становится предателем',
        'Bo разрывает отношения с игроком Ada и становится предателем',
      ],
      pl: [
        '{seat} zrywa stosunki z graczem {other} i zostaje zdrajcą',
        'Bo zrywa stosunki z graczem Ada i zostaje zdrajcą',
      ],
    },
    {
      key: 'eclipse.eliminated',
      args: { seat: 'seat/1' },
      counted: 'points',
      uk: [
        '{seat} вибуває з гри: {points, plural, one {#\u00A0очко} few {#\u00A0очки} many {#\u00A0очок} other {#\u00A0очка}}',
        'Bo вибуває з гри: 1 очко',
        'Bo вибуває з гри: 2 очки',
        'Bo вибуває з гри: 5 очок',
        'Bo вибуває з гри: 21 очко',
        'Bo вибуває з гри: 22 очки',
      ],
      ru: [
        '{seat} выбывает из игры: {points, plural, one {#\u00A0очко} few {#\u00A0очка} many {#\u00A0очков} other {#\u00A0очка}}',
        'Bo выбывает из игры: 1 очко',
        'Bo выбывает из игры: 2 очка',
        'Bo выбывает из игры: 5 очков',
        'Bo выбывает из игры: 21 очко',
        'Bo выбывает из игры: 22 очка',
      ],
      pl: [
        '{seat} odpada z gry: {points, plural, one {#\u00A0punkt} few {#\u00A0punkty} many {#\u00A0punktów} other {#\u00A0punktu}}',
        'Bo odpada z gry: 1 punkt',
        'Bo odpada z gry: 2 punkty',
        'Bo odpada z gry: 5 punktów',
        'Bo odpada z gry: 21 punktów',
        'Bo odpada z gry: 22 punkty',
      ],
    },
  ],
};
