/** Twilight Imperium: units, planets and systems. */
import type { Demonstration, Language } from './demonstration.ts';
import { inCases, inEach, type Noun, noun } from './nouns.ts';

const fighter: Record<Language, Noun> = {
  uk: {
    singular: 'винищувач/винищувача/винищувачу/винищувач/винищувачем/винищувачі',
    plural: 'винищувачі/винищувачів/винищувачам/винищувачі/винищувачами/винищувачах',
  },
  ru: {
    singular: 'истребитель/истребителя/истребителю/истребитель/истребителем/истребителе',
    plural: 'истребители/истребителей/истребителям/истребители/истребителями/истребителях',
  },
  pl: {
    singular: 'myśliwiec/myśliwca/myśliwcowi/myśliwiec/myśliwcem/myśliwcu',
    plural: 'myśliwce/myśliwców/myśliwcom/myśliwce/myśliwcami/myśliwcach',
  },
};

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

const infantry: Record<Language, Noun> = {
  uk: {
    singular: 'загін піхоти/загону піхоти/загону піхоти/загін піхоти/загоном піхоти/загоні піхоти',
    plural: 'загони піхоти/загонів піхоти/загонам піхоти/загони піхоти/загонами піхоти/загонах піхоти',
  },
  ru: {
    singular: 'отряд пехоты/отряда пехоты/отряду пехоты/отряд пехоты/отрядом пехоты/отряде пехоты',
    plural: 'отряды пехоты/отрядов пехоты/отрядам пехоты/отряды пехоты/отрядами пехоты/отрядах пехоты',
  },
  pl: {
    singular:
      'jednostka piechoty/jednostki piechoty/jednostce piechoty/jednostkę piechoty/jednostką piechoty/jednostce piechoty',
    plural:
      'jednostki piechoty/jednostek piechoty/jednostkom piechoty/jednostki piechoty/jednostkami piechoty/jednostkach piechoty',
  },
};

const spaceDock: Record<Language, Noun> = {
  uk: { singular: 'база/бази/базі/базу/базою/базі', plural: 'бази/баз/базам/бази/базами/базах' },
  ru: { singular: 'база/базы/базе/базу/базой/базе', plural: 'базы/баз/базам/базы/базами/базах' },
  pl: {
    singular:
      'stocznia kosmiczna/stoczni kosmicznej/stoczni kosmicznej/stocznię kosmiczną/stocznią kosmiczną/stoczni kosmicznej',
    plural:
      'stocznie kosmiczne/stoczni kosmicznych/stoczniom kosmicznym/stocznie kosmiczne/stoczniami kosmicznymi/stoczniach kosmicznych',
  },
};

/** The name of a planet stays as it is; the noun before it says the case. */
const planet: Record<Language, (name: string) => string> = {
  uk: (name) =>
    inCases({
      where: `на планеті ${name}`,
      whither: `на планету ${name}`,
      instrumental: `планетою ${name}`,
      other: name,
    }),
  ru: (name) =>
    inCases({
      where: `на планете ${name}`,
      whither: `на планету ${name}`,
      instrumental: `планетой ${name}`,
      other: name,
    }),
  pl: (name) =>
    inCases({
      where: `na planecie ${name}`,
      whither: `na planetę ${name}`,
      instrumental: `planetą ${name}`,
      other: name,
    }),
};

const system: Record<Language, (name: string) => string> = {
  uk: (name) =>
    inCases({
      where: `у системі ${name}`,
      whence: `із системи ${name}`,
      whither: `до системи ${name}`,
      accusative: `систему ${name}`,
      other: name,
    }),
  ru: (name) =>
    inCases({
      where: `в системе ${name}`,
      whence: `из системы ${name}`,
      whither: `в систему ${name}`,
      accusative: `систему ${name}`,
      other: name,
    }),
  pl: (name) =>
    inCases({
      where: `w układzie ${name}`,
      whence: `z układu ${name}`,
      whither: `do układu ${name}`,
      accusative: `układ ${name}`,
      other: name,
    }),
};

const jord: Record<Language, string> = { uk: 'Йорд', ru: 'Земра', pl: 'Jord' };
const mecatolRex: Record<Language, string> = { uk: 'Мекатол-Рекс', ru: 'Мекатол-Рекс', pl: 'Mecatol Rex' };
const votedFor: Record<Language, string> = { uk: 'за', ru: 'за', pl: 'za' };
const sabotage: Record<Language, string> = { uk: 'Саботаж', ru: 'Саботаж', pl: 'Sabotaż' };
const directHit: Record<Language, string> = {
  uk: 'Пряме влучання',
  ru: 'Прямое попадание',
  pl: 'Bezpośrednie trafienie',
};

export const ti4: Demonstration = {
  words: inEach((language) => ({
    'name.unit-type/fighter': noun(language, fighter[language]),
    'name.unit-type/cruiser': noun(language, cruiser[language]),
    'name.unit-type/infantry': noun(language, infantry[language]),
    'name.unit-type/space-dock': noun(language, spaceDock[language]),
    'name.planet/jord': planet[language](jord[language]),
    'name.system/tile-01': system[language](jord[language]),
    'name.system/tile-18': system[language](mecatolRex[language]),
    'name.action-card/sabotage': sabotage[language],
    'name.action-card/direct-hit': directHit[language],
    'ti4.outcome-for': votedFor[language],
  })),
  sentences: [
    {
      key: 'ti4.produces',
      args: { seat: 'seat/0', type: 'unit-type/fighter', place: 'system/tile-01' },
      counted: 'count',
      uk: [
        '{seat} створює {count}\u00A0{type, name, accusative #count} {place, name, where}',
        'Ada створює 1 винищувач у системі Йорд',
        'Ada створює 2 винищувачі у системі Йорд',
        'Ada створює 5 винищувачів у системі Йорд',
        'Ada створює 21 винищувач у системі Йорд',
        'Ada створює 22 винищувачі у системі Йорд',
      ],
      ru: [
        '{seat} производит {count}\u00A0{type, name, accusative #count} {place, name, where}',
        'Ada производит 1 истребитель в системе Земра',
        'Ada производит 2 истребителя в системе Земра',
        'Ada производит 5 истребителей в системе Земра',
        'Ada производит 21 истребитель в системе Земра',
        'Ada производит 22 истребителя в системе Земра',
      ],
      pl: [
        '{seat} produkuje {count}\u00A0{type, name, accusative #count} {place, name, where}',
        'Ada produkuje 1 myśliwiec w układzie Jord',
        'Ada produkuje 2 myśliwce w układzie Jord',
        'Ada produkuje 5 myśliwców w układzie Jord',
        'Ada produkuje 21 myśliwców w układzie Jord',
        'Ada produkuje 22 myśliwce w układzie Jord',
      ],
    },
    {
      key: 'ti4.moves',
      args: { seat: 'seat/1', type: 'unit-type/cruiser', from: 'system/tile-01', to: 'system/tile-18' },
      counted: 'count',
      uk: [
        '{seat} переміщує {count}\u00A0{type, name, accusative #count} {from, name, whence} {to, name, whither}',
        'Bo переміщує 1 крейсер із системи Йорд до системи Мекатол-Рекс',
        'Bo переміщує 2 крейсери із системи Йорд до системи Мекатол-Рекс',
        'Bo переміщує 5 крейсерів із системи Йорд до системи Мекатол-Рекс',
        'Bo переміщує 21 крейсер із системи Йорд до системи Мекатол-Рекс',
        'Bo переміщує 22 крейсери із системи Йорд до системи Мекатол-Рекс',
      ],
      ru: [
        '{seat} передвигает {count}\u00A0{type, name, accusative #count} {from, name, whence} {to, name, whither}',
        'Bo передвигает 1 крейсер из системы Земра в систему Мекатол-Рекс',
        'Bo передвигает 2 крейсера из системы Земра в систему Мекатол-Рекс',
        'Bo передвигает 5 крейсеров из системы Земра в систему Мекатол-Рекс',
        'Bo передвигает 21 крейсер из системы Земра в систему Мекатол-Рекс',
        'Bo передвигает 22 крейсера из системы Земра в систему Мекатол-Рекс',
      ],
      pl: [
        '{seat} porusza {count}\u00A0{type, name, instrumental #count} {from, name, whence} {to, name, whither}',
        'Bo porusza 1 krążownikiem z układu Jord do układu Mecatol Rex',
        'Bo porusza 2 krążownikami z układu Jord do układu Mecatol Rex',
        'Bo porusza 5 krążownikami z układu Jord do układu Mecatol Rex',
        'Bo porusza 21 krążownikami z układu Jord do układu Mecatol Rex',
        'Bo porusza 22 krążownikami z układu Jord do układu Mecatol Rex',
      ],
    },
    {
      key: 'ti4.lands',
      args: { seat: 'seat/0', type: 'unit-type/infantry', planet: 'planet/jord' },
      counted: 'count',
      uk: [
        '{seat} висаджує {count}\u00A0{type, name, accusative #count} {planet, name, whither}',
        'Ada висаджує 1 загін піхоти на планету Йорд',
        'Ada висаджує 2 загони піхоти на планету Йорд',
        'Ada висаджує 5 загонів піхоти на планету Йорд',
        'Ada висаджує 21 загін піхоти на планету Йорд',
        'Ada висаджує 22 загони піхоти на планету Йорд',
      ],
      ru: [
        '{seat} высаживает {count}\u00A0{type, name, accusative #count} {planet, name, whither}',
        'Ada высаживает 1 отряд пехоты на планету Земра',
        'Ada высаживает 2 отряда пехоты на планету Земра',
        'Ada высаживает 5 отрядов пехоты на планету Земра',
        'Ada высаживает 21 отряд пехоты на планету Земра',
        'Ada высаживает 22 отряда пехоты на планету Земра',
      ],
      pl: [
        '{seat} wysadza {count}\u00A0{type, name, accusative #count} {planet, name, where}',
        'Ada wysadza 1 jednostkę piechoty na planecie Jord',
        'Ada wysadza 2 jednostki piechoty na planecie Jord',
        'Ada wysadza 5 jednostek piechoty na planecie Jord',
        'Ada wysadza 21 jednostek piechoty na planecie Jord',
        'Ada wysadza 22 jednostki piechoty na planecie Jord',
      ],
    },
    {
      key: 'ti4.destroyed',
      args: { seat: 'seat/1', type: 'unit-type/space-dock', place: 'planet/jord' },
      uk: ['{seat} втрачає {type, name, accusative} {place, name, where}', 'Bo втрачає базу на планеті Йорд'],
      ru: ['{seat} теряет {type, name, accusative} {place, name, where}', 'Bo теряет базу на планете Земра'],
      pl: [
        '{seat} traci {type, name, accusative} {place, name, where}',
        'Bo traci stocznię kosmiczną na planecie Jord',
      ],
    },
    {
      key: 'ti4.move-how-many',
      args: { type: 'unit-type/fighter', place: 'system/tile-01' },
      uk: [
        'Скільки {type, name, genitive #5} покидає {place, name, accusative}?',
        'Скільки винищувачів покидає систему Йорд?',
      ],
      ru: [
        'Сколько {type, name, genitive #5} покидает {place, name, accusative}?',
        'Сколько истребителей покидает систему Земра?',
      ],
      pl: ['Ile {type, name, genitive #5} opuszcza {place, name, accusative}?', 'Ile myśliwców opuszcza układ Jord?'],
    },
    {
      key: 'ti4.hits',
      args: { seat: 'seat/1', place: 'system/tile-18' },
      counted: 'hits',
      uk: [
        '{seat} отримує {hits, plural, one {#\u00A0влучання} few {#\u00A0влучання} many {#\u00A0влучань} other {#\u00A0влучання}} {place, name, where}',
        'Bo отримує 1 влучання у системі Мекатол-Рекс',
        'Bo отримує 2 влучання у системі Мекатол-Рекс',
        'Bo отримує 5 влучань у системі Мекатол-Рекс',
        'Bo отримує 21 влучання у системі Мекатол-Рекс',
        'Bo отримує 22 влучання у системі Мекатол-Рекс',
      ],
      ru: [
        '{seat} получает {hits, plural, one {#\u00A0попадание} few {#\u00A0попадания} many {#\u00A0попаданий} other {#\u00A0попадания}} {place, name, where}',
        'Bo получает 1 попадание в системе Мекатол-Рекс',
        'Bo получает 2 попадания в системе Мекатол-Рекс',
        'Bo получает 5 попаданий в системе Мекатол-Рекс',
        'Bo получает 21 попадание в системе Мекатол-Рекс',
        'Bo получает 22 попадания в системе Мекатол-Рекс',
      ],
      pl: [
        '{seat} otrzymuje {hits, plural, one {#\u00A0trafienie} few {#\u00A0trafienia} many {#\u00A0trafień} other {#\u00A0trafienia}} {place, name, where}',
        'Bo otrzymuje 1 trafienie w układzie Mecatol Rex',
        'Bo otrzymuje 2 trafienia w układzie Mecatol Rex',
        'Bo otrzymuje 5 trafień w układzie Mecatol Rex',
        'Bo otrzymuje 21 trafień w układzie Mecatol Rex',
        'Bo otrzymuje 22 trafienia w układzie Mecatol Rex',
      ],
    },
    {
      key: 'ti4.gains-control',
      args: { seat: 'seat/0', planet: 'planet/jord' },
      uk: ['{seat} здобуває контроль над {planet, name, instrumental}', 'Ada здобуває контроль над планетою Йорд'],
      ru: ['{seat} получает контроль над {planet, name, instrumental}', 'Ada получает контроль над планетой Земра'],
      pl: ['{seat} obejmuje kontrolę nad {planet, name, instrumental}', 'Ada obejmuje kontrolę nad planetą Jord'],
    },
    {
      key: 'ti4.votes',
      args: { seat: 'seat/0', outcome: { key: 'ti4.outcome-for' } },
      counted: 'votes',
      uk: [
        '{seat} віддає {votes, plural, one {#\u00A0голос} few {#\u00A0голоси} many {#\u00A0голосів} other {#\u00A0голосу}} {outcome}',
        'Ada віддає 1 голос за',
        'Ada віддає 2 голоси за',
        'Ada віддає 5 голосів за',
        'Ada віддає 21 голос за',
        'Ada віддає 22 голоси за',
      ],
      ru: [
        '{seat} отдаёт {votes, plural, one {#\u00A0голос} few {#\u00A0голоса} many {#\u00A0голосов} other {#\u00A0голоса}} {outcome}',
        'Ada отдаёт 1 голос за',
        'Ada отдаёт 2 голоса за',
        'Ada отдаёт 5 голосов за',
        'Ada отдаёт 21 голос за',
        'Ada отдаёт 22 голоса за',
      ],
      pl: [
        '{seat} oddaje {votes, plural, one {#\u00A0głos} few {#\u00A0głosy} many {#\u00A0głosów} other {#\u00A0głosu}} {outcome}',
        'Ada oddaje 1 głos za',
        'Ada oddaje 2 głosy za',
        'Ada oddaje 5 głosów za',
        'Ada oddaje 21 głosów za',
        'Ada oddaje 22 głosy za',
      ],
    },
    {
      key: 'ti4.draws-action-cards',
      args: { seat: 'seat/1' },
      counted: 'count',
      uk: [
        '{seat} бере {count, plural, one {#\u00A0карту дії} few {#\u00A0карти дій} many {#\u00A0карт дій} other {#\u00A0карти дії}}',
        'Bo бере 1 карту дії',
        'Bo бере 2 карти дій',
        'Bo бере 5 карт дій',
        'Bo бере 21 карту дії',
        'Bo бере 22 карти дій',
      ],
      ru: [
        '{seat} берёт {count, plural, one {#\u00A0карту действия} few {#\u00A0карты действий} many {#\u00A0карт действий} other {#\u00A0карты действия}}',
        'Bo берёт 1 карту действия',
        'Bo берёт 2 карты действий',
        'Bo берёт 5 карт действий',
        'Bo берёт 21 карту действия',
        'Bo берёт 22 карты действий',
      ],
      pl: [
        '{seat} dobiera {count, plural, one {#\u00A0kartę akcji} few {#\u00A0karty akcji} many {#\u00A0kart akcji} other {#\u00A0karty akcji}}',
        'Bo dobiera 1 kartę akcji',
        'Bo dobiera 2 karty akcji',
        'Bo dobiera 5 kart akcji',
        'Bo dobiera 21 kart akcji',
        'Bo dobiera 22 karty akcji',
      ],
    },
    {
      key: 'ti4.hands-over-commodities',
      args: { seat: 'seat/0', rival: 'seat/1' },
      counted: 'count',
      uk: [
        '{seat} передає гравцеві {rival} {count, plural, one {#\u00A0жетон} few {#\u00A0жетони} many {#\u00A0жетонів} other {#\u00A0жетона}} продукції',
        'Ada передає гравцеві Bo 1 жетон продукції',
        'Ada передає гравцеві Bo 2 жетони продукції',
        'Ada передає гравцеві Bo 5 жетонів продукції',
        'Ada передає гравцеві Bo 21 жетон продукції',
        'Ada передає гравцеві Bo 22 жетони продукції',
      ],
      ru: [
        '{seat} передаёт игроку {rival} {count, plural, one {#\u00A0жетон} few {#\u00A0жетона} many {#\u00A0жетонов} other {#\u00A0жетона}} продукции',
        'Ada передаёт игроку Bo 1 жетон продукции',
        'Ada передаёт игроку Bo 2 жетона продукции',
        'Ada передаёт игроку Bo 5 жетонов продукции',
        'Ada передаёт игроку Bo 21 жетон продукции',
        'Ada передаёт игроку Bo 22 жетона продукции',
      ],
      pl: [
        '{seat} przekazuje graczowi {rival} {count, plural, one {#\u00A0towar} few {#\u00A0towary} many {#\u00A0towarów} other {#\u00A0towaru}}',
        'Ada przekazuje graczowi Bo 1 towar',
        'Ada przekazuje graczowi Bo 2 towary',
        'Ada przekazuje graczowi Bo 5 towarów',
        'Ada przekazuje graczowi Bo 21 towarów',
        'Ada przekazuje graczowi Bo 22 towary',
      ],
    },
    {
      key: 'ti4.combat-begins',
      args: { attacker: 'seat/0', defender: 'seat/1', place: 'system/tile-18' },
      uk: ['{attacker} атакує гравця {defender} {place, name, where}', 'Ada атакує гравця Bo у системі Мекатол-Рекс'],
      ru: ['{attacker} атакует игрока {defender} {place, name, where}', 'Ada атакует игрока Bo в системе Мекатол-Рекс'],
      pl: ['{attacker} atakuje gracza {defender} {place, name, where}', 'Ada atakuje gracza Bo w układzie Mecatol Rex'],
    },
    {
      key: 'ti4.drew',
      args: { cards: ['action-card/sabotage', 'action-card/direct-hit'] },
      uk: ['Ви берете: {cards}', 'Ви берете: Саботаж і Пряме влучання'],
      ru: ['Вы берёте: {cards}', 'Вы берёте: Саботаж и Прямое попадание'],
      pl: ['Dobierasz: {cards}', 'Dobierasz: Sabotaż i Bezpośrednie trafienie'],
    },
  ],
};
